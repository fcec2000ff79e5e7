import { claimState, ClaimSegmentCard } from '../../../components/retro-claim/ClaimSegmentCard.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import type { ClaimSegment } from '../../../rules/retro/segments.ts';
import type { ClaimWindow } from '../../../rules/retro/window.ts';
import { useConfig } from '../../../session/config-provider.tsx';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { ClaimRefused } from './ClaimRefused.tsx';
import { ClaimWay } from './ClaimWay.tsx';
import type { Claim } from './drafts.ts';
import { useClaiming, useClaimWords, type SubmittedClaim } from './use-claiming.ts';
import { useEndNames } from '../../shell/use-end-names.ts';

interface FoundFlightProps {
  segment: ClaimSegment;
  window: ClaimWindow | undefined;
  /** Leads back to the field. */
  onCorrect: () => void;
  /** A claim has been taken in. */
  onClaimed: (submitted: SubmittedClaim) => void;
}

const asClaim = ({ cabin, ...segment }: ClaimSegment): Claim => ({
  claimType: 'own',
  ticketNo: segment.ticketNo,
  flightNo: segment.flightNo,
  flightDate: segment.flightDate,
  departure: segment.departure,
  destination: segment.destination,
  bookingCabin: cabin,
});

/** One flight of the ticket: claims it, or leads to what is in its way. */
export function FoundFlight({ segment, window, onCorrect, onClaimed }: FoundFlightProps) {
  const t = useMessages('retro');
  const { hotline } = useConfig();
  const names = useEndNames(segment.departure, segment.destination);
  const claim = asClaim(segment);
  const { write, send, check } = useClaiming(
    `${claim.ticketNo} ${claim.flightNo} ${claim.flightDate}`,
    onClaimed,
  );
  const words = useClaimWords();
  const state = claimState(segment, window);
  return (
    <ClaimSegmentCard
      {...{ segment, names, window, hotline }}
      action={
        state === '00000' ? (
          <WriteButton
            wide
            write={write}
            onCheck={check}
            onClick={() => void send(claim)}
            aria-label={t('claim.of', { flight: segment.flightNo })}
          >
            {t('claim')}
          </WriteButton>
        ) : (
          <ClaimWay {...{ segment, state, onCorrect }} />
        )
      }
    >
      {state === '00000' && (
        <OutcomeNotice
          write={write}
          words={words}
          refusal={(failure) => <ClaimRefused failure={failure} />}
        />
      )}
    </ClaimSegmentCard>
  );
}
