import { useState } from 'react';
import { useHost } from '../../../host/context.tsx';
import type { Seating } from '../../../rules/seats/cabin.ts';
import { keepSeats, keptSeats } from '../../../session/chosen-seats.ts';
import { useSession } from '../../../session/session-provider.tsx';
import { seatDraft, type SeatDraft } from './draft.ts';

const nothing: SeatDraft = { seatings: {} };

/** The seats that were chosen on one screen and not sent yet: they come back with the traveller, and neither a failure nor a reload loses them. */
export interface SeatDraftInUse {
  readonly draft: SeatDraft;
  /** @param seating undefined for the seats as they were */
  readonly seat: (segmentId: string, seating: Seating | undefined) => void;
  readonly set: (change: Partial<SeatDraft>) => void;
  readonly forget: () => void;
}

/** @param subject the screen, and what it is about: `choose J-0001-1` */
export function useSeatDraft(subject: string): SeatDraftInUse {
  const session = useSession();
  const { clock } = useHost();
  const { drafts } = session;
  const known = (): SeatDraft | undefined => {
    const seatings = keptSeats(session, subject, clock.now());
    return drafts.read(seatDraft, subject) ?? (seatings && { seatings });
  };
  const [draft, setDraft] = useState(() => known() ?? nothing);
  const keep = (next: SeatDraft) => {
    if (Object.keys(next.seatings).length === 0 && !next.unsure) drafts.forget(seatDraft, subject);
    else drafts.write(seatDraft, next, subject);
    keepSeats(session, subject, next.seatings, clock.now());
    setDraft(next);
  };
  // Changes since this was drawn count too.
  const latest = () => known() ?? { ...draft, seatings: {}, unsure: undefined };
  return {
    draft,
    seat: (segmentId, seating) => {
      const { [segmentId]: _before, ...others } = latest().seatings;
      keep({ ...latest(), seatings: seating ? { ...others, [segmentId]: seating } : others });
    },
    set: (change) => keep({ ...latest(), ...change }),
    forget: () => {
      drafts.forget(seatDraft, subject);
      keepSeats(session, subject, {}, clock.now());
      setDraft(nothing);
    },
  };
}
