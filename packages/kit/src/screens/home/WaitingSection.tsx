import { Suspense, type ReactNode } from 'react';
import { useClaimHistory } from '../../client/points/retro.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import { Section, SectionLink } from '../../primitives/card/Section.tsx';
import { Icon, type IconName } from '../../primitives/icon/Icon.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { shownClaims } from '../../rules/retro/history.ts';
import { PendingSum } from '../mine/PendingSum.tsx';
import { usePendingOrder } from '../mine/use-pending-order.ts';
import * as styles from './WaitingSection.css.ts';

/** Things that wait for the member: the payment that runs out first, and claims on their way; nothing where there is neither. */
export function WaitingSection() {
  // Its words come with it, and until then there is nothing that could move.
  return (
    <Suspense>
      <WaitingRead />
    </Suspense>
  );
}

function WaitingRead() {
  const t = useMessages('orders-hub');
  const { date } = useFormats();
  const { href } = useNavigation();
  const order = usePendingOrder();
  const claims = shownClaims(useClaimHistory({ announce: 'silent' }).data?.retroClaimList ?? []).filter(
    ({ dealResult }) => dealResult === 'P',
  );
  const [claim] = claims;
  if (!order && !claim) return null;
  return (
    <Section
      title={t('waiting')}
      action={
        <SectionLink href={href('orderHub')} label={t('all.label')}>
          {t('all.label')}
        </SectionLink>
      }
    >
      <ul className={styles.card}>
        {order && (
          <Half
            tone="attention"
            icon="clock"
            label={t('waiting.due', { minutes: order.minutes })}
            figure={<PendingSum order={order} />}
            text={order.label}
            href={order.href}
          />
        )}
        {claim && (
          <Half
            tone="plain"
            icon="claim"
            label={t('waiting.claim')}
            figure={t('waiting.claimCount', { count: claims.length })}
            text={t('waiting.claimText', {
              flight: claim.flightNo,
              date: date(claim.commitDate, 'monthDay'),
            })}
            href={href('claimHistory')}
          />
        )}
      </ul>
    </Section>
  );
}

interface HalfProps {
  tone: 'attention' | 'plain';
  icon: IconName;
  label: string;
  figure: ReactNode;
  text: string;
  href: string;
}

function Half({ tone, icon, label, figure, text, href }: HalfProps) {
  return (
    <li className={styles.half}>
      <Link href={href} look="plain" className={styles.link}>
        <span className={tone === 'attention' ? styles.attention : styles.label}>
          <Icon name={icon} size={16} className={styles.icon} />
          {label}
        </span>
        <span className={styles.figure}>{figure}</span>
        <span className={styles.text}>{text}</span>
      </Link>
    </li>
  );
}
