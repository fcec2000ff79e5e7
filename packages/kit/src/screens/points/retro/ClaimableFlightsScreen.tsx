import { useEffect, useRef, useState } from 'react';
import { useClaimableFlights } from '../../../client/points/retro.ts';
import { ClaimSkeleton } from '../../../components/retro-claim/ClaimSkeleton.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';
import { claimSegments } from '../../../rules/retro/segments.ts';
import { Listed } from '../../shell/Listed.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import { ReadStates } from '../../shell/ReadStates.tsx';
import { ClaimSubmitted } from './ClaimSubmitted.tsx';
import { FoundFlights } from './FoundFlights.tsx';
import { RetroFrame } from './RetroFrame.tsx';
import { TicketForm } from './TicketForm.tsx';
import { WindowNote } from './WindowNote.tsx';
import { useTicketDraft } from './drafts.ts';
import { useTermsNow } from './use-claim-terms.ts';
import type { SubmittedClaim } from './use-claiming.ts';
import * as styles from './retro.css.ts';

/** /integralCheckIn/queryList: the flights of the ticket that was asked for, below its field. */
export function ClaimableFlightsScreen() {
  const ticket = useTicketDraft();
  const field = useRef<HTMLInputElement>(null);
  const { sought } = ticket;
  const read = useClaimableFlights(sought);
  const correct = () => field.current?.focus();
  const [submitted, setSubmitted] = useState<SubmittedClaim>();
  const flights = useRef<HTMLDivElement>(null);
  const [returns, setReturns] = useState(0);
  // The button that was pressed is gone with the result.
  useEffect(() => {
    if (returns > 0) flights.current?.focus();
  }, [returns]);
  const more = () => {
    setSubmitted(undefined);
    setReturns((before) => before + 1);
  };
  if (submitted) return <ClaimSubmitted {...submitted} onMore={more} />;
  return (
    <RetroFrame tab="ticket">
      <TicketForm
        ref={field}
        ticket={ticket}
        again={sought !== undefined}
        busy={read.isFetching}
        onSeek={(ticketNo) => (ticketNo === sought ? void read.refetch() : ticket.seek(ticketNo))}
      />
      {sought === undefined ? (
        <WindowNote />
      ) : (
        <div ref={flights} tabIndex={-1} className={styles.flights}>
          <Flights read={read} onCorrect={correct} onClaimed={setSubmitted} />
        </div>
      )}
    </RetroFrame>
  );
}

interface FlightsProps {
  read: ReturnType<typeof useClaimableFlights>;
  /** Leads back to the field. */
  onCorrect: () => void;
  /** A claim has been taken in. */
  onClaimed: (submitted: SubmittedClaim) => void;
}

function Flights({ read, onCorrect, onClaimed }: FlightsProps) {
  const t = useMessages('retro');
  const { data, dataUpdatedAt } = read;
  const segments = data?.retroList.flatMap(claimSegments);
  const empty = segments?.length === 0 && !data?.unreadable;
  useEffect(() => {
    if (empty) toastStore.show(t('empty'));
  }, [empty, dataUpdatedAt, t]);
  if (!segments)
    return (
      <div className={styles.stack}>
        <ReadStates read={read} title={t('failed')} note={t('unchanged')}>
          <ClaimSkeleton />
        </ReadStates>
      </div>
    );
  return (
    <div className={styles.stack}>
      <ReadOffline readAt={dataUpdatedAt} />
      <Listed
        count={segments.length}
        unreadable={data?.unreadable}
        empty={<NoFlights onCorrect={onCorrect} />}
      >
        <FoundFlights {...{ segments, onCorrect, onClaimed }} />
      </Listed>
    </div>
  );
}

function NoFlights({ onCorrect }: Pick<FlightsProps, 'onCorrect'>) {
  const t = useMessages('retro');
  const { terms } = useTermsNow({ announce: 'silent' });
  return (
    <EmptyState
      drawing="order"
      title={t('empty.ticket')}
      text={terms ? t('empty.ticketText', { days: terms.ownFromDay }) : t('empty.ticketPlain')}
      action={
        <Button variant="outline" size="medium" onClick={onCorrect}>
          {t('correct')}
        </Button>
      }
    />
  );
}
