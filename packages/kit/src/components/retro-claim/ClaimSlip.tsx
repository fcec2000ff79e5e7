import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import type { ClaimedFlight } from '../../contracts/points/retro.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { shownTicket } from '../../rules/tickets.ts';
import { PerforatedCard } from '../perforated-card/PerforatedCard.tsx';
import { ClaimHead } from './ClaimHead.tsx';
import type { EndNames } from './types.ts';
import * as styles from './PastClaimCard.css.ts';

export interface ClaimSlipProps extends RootProps<HTMLDivElement> {
  /** Flight whose points were claimed. */
  claim: Pick<ClaimedFlight, 'flightNo' | 'flightDate' | 'ticketNo' | 'bookingCabin'>;
  /** The airline's number of the claim, where it has told one. */
  claimNumber?: string | undefined;
  /** Names of both ends. */
  names: EndNames;
}

/** Receipt of a claim that was submitted: the flight above the perforation, the numbers to ask with below. */
export function ClaimSlip({ claim, claimNumber, names, className, ...root }: ClaimSlipProps) {
  const t = useMessages('retro');
  const { bookingCabin, ticketNo } = claim;
  return (
    <PerforatedCard
      {...root}
      stub={
        <dl className={classNames(styles.numbers, className)}>
          {claimNumber !== undefined && (
            <div className={styles.fact}>
              <dt className={styles.label}>{t('history.number')}</dt>
              <dd className={styles.strong}>{claimNumber}</dd>
            </div>
          )}
          <div className={styles.fact}>
            <dt className={styles.label}>{t('history.ticket')}</dt>
            <dd className={styles.value}>{shownTicket(ticketNo)}</dd>
          </div>
        </dl>
      }
    >
      <ClaimHead
        flight={claim}
        names={names}
        facts={bookingCabin ? [t('cabin', { cabin: bookingCabin })] : []}
        badge={
          <Badge tone="neutral" icon="clock">
            {t('history.P')}
          </Badge>
        }
      />
    </PerforatedCard>
  );
}
