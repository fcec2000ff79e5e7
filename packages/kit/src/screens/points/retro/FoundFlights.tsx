import { ClaimList } from '../../../components/retro-claim/ClaimList.tsx';
import { claimState } from '../../../components/retro-claim/ClaimSegmentCard.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import type { ClaimSegment } from '../../../rules/retro/segments.ts';
import { claimWindow } from '../../../rules/retro/window.ts';
import { FoundFlight } from './FoundFlight.tsx';
import { WindowNote } from './WindowNote.tsx';
import { useTermsNow } from './use-claim-terms.ts';
import type { SubmittedClaim } from './use-claiming.ts';
import * as styles from './retro.css.ts';

interface FoundFlightsProps {
  segments: readonly ClaimSegment[];
  /** Leads back to the field. */
  onCorrect: () => void;
  /** A claim has been taken in. */
  onClaimed: (submitted: SubmittedClaim) => void;
}

/** The flights of a ticket, with how many of them can be claimed. */
export function FoundFlights({ segments, onCorrect, onClaimed }: FoundFlightsProps) {
  const t = useMessages('retro');
  const { terms, today } = useTermsNow({ announce: 'silent' });
  const flights = segments.map((segment) => {
    const dated = terms && segment.flightDate !== '';
    const window = dated ? claimWindow(segment.flightDate, 'own', terms, today) : undefined;
    return { segment, window, claimable: claimState(segment, window) === '00000' };
  });
  return (
    <Section
      title={t('found', { count: segments.length })}
      action={
        <span className={styles.quiet}>
          {t('found.claimable', { count: flights.filter(({ claimable }) => claimable).length })}
        </span>
      }
    >
      <ClaimList label={t('found', { count: segments.length })}>
        {flights.map(({ segment, window }) => (
          <li key={`${segment.flightNo} ${segment.flightDate}`}>
            <FoundFlight {...{ segment, window, onCorrect, onClaimed }} />
          </li>
        ))}
      </ClaimList>
      <WindowNote />
    </Section>
  );
}
