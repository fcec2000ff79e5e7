import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Badge, type BadgeProps } from '../../primitives/badge/Badge.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import type { ListedResult } from '../../rules/retro/history.ts';
import { shownTicket } from '../../rules/tickets.ts';
import { ClaimHead } from './ClaimHead.tsx';
import type { EndNames, PastClaim } from './types.ts';
import * as styles from './PastClaimCard.css.ts';

const looks: Readonly<Record<ListedResult, Pick<BadgeProps, 'tone' | 'icon'>>> = {
  P: { tone: 'attention', icon: 'clock' },
  C: { tone: 'done', icon: 'check' },
};

export interface PastClaimCardProps extends RootProps<HTMLDivElement> {
  /** The claim, as the back end gives it. */
  claim: PastClaim & { readonly dealResult: ListedResult };
  /** Names of both ends. */
  names: EndNames;
  /** Badge of its state, in place of its own. */
  badge?: ReactNode;
  /** One thing to do with it, under its facts. */
  action?: ReactNode;
}

/** A claim that is under way or credited. Points of several types stand side by side: they are never added up. */
export function PastClaimCard({ claim, names, badge, action, ...root }: PastClaimCardProps) {
  const t = useMessages('retro');
  const typeName = usePointType();
  const { date, signed } = useFormats();
  const { dealResult, commitDate, ticketNo, bookingCabin, retroId, pointDetail = [] } = claim;
  const facts = [
    ['history.commit', date(commitDate, 'date')],
    ['history.ticket', shownTicket(ticketNo)],
    ['history.number', retroId],
  ] as const;
  return (
    <Card {...root}>
      <ClaimHead
        heading="h2"
        flight={claim}
        names={names}
        facts={bookingCabin ? [t('cabin', { cabin: bookingCabin })] : []}
        badge={
          badge === undefined ? <Badge {...looks[dealResult]}>{t(`history.${dealResult}`)}</Badge> : badge
        }
      />
      <dl className={styles.facts}>
        {facts.map(([key, value]) => (
          <div key={key} className={styles.fact}>
            <dt className={styles.label}>{t(key)}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
        {pointDetail.map(({ pointType, points }) => (
          <div key={pointType} className={styles.points}>
            <dt>{typeName(pointType)}</dt>
            <dd className={styles.amount}>{signed(points)}</dd>
          </div>
        ))}
      </dl>
      {action}
    </Card>
  );
}

const knownTypes = ['CONSUME', 'UPGRADE_POINT', 'UPGRADE_COUNT'] as const;

/** Name of a type of points; one that nobody has documented is called by its code. */
function usePointType(): (type: string) => string {
  const t = useMessages('retro');
  return (type) => {
    const known = knownTypes.find((each) => each === type);
    return known ? t(`type.${known}`) : t('type.other', { type });
  };
}
