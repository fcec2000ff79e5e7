import { createContext, use, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useDraftStore, type BookingDraft, type DraftStore } from '../booking-draft.ts';
import type { Booking } from './derive.ts';
import { useTermsOfAddress } from './use-booking.ts';

/** The booking's form in one place: each part of it follows what it shows, and is drawn again for that alone. */
export interface UnderWay extends DraftStore {
  /** The draft as it is now, with all that follows from it. */
  readonly booking: () => Booking;
  /** Somebody has tried to order: from then on what is missing is told at its place. */
  readonly tried: () => boolean;
  readonly try: () => void;
}

function underWay(
  store: DraftStore,
  read: (draft: BookingDraft) => Booking,
  attempt: { tried: boolean },
): UnderWay {
  // One subscription for all of the many parts.
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let stop: (() => void) | undefined;
  // Every part asks for it with every change.
  let last: { readonly draft: BookingDraft; readonly booking: Booking } | undefined;
  const booking = () => {
    const draft = store.get();
    if (last?.draft !== draft) last = { draft, booking: read(draft) };
    return last.booking;
  };
  return {
    ...store,
    booking,
    tried: () => attempt.tried,
    try: () => {
      attempt.tried = true;
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      stop ??= store.subscribe(tell);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}

/** The booking of the address for its form: the airline's terms, and what is under way. */
export function useUnderWay() {
  const { address, read, fares, readBooking } = useTermsOfAddress();
  const store = useDraftStore(fares);
  // It outlives terms that are asked for again.
  const [attempt] = useState(() => ({ tried: false }));
  const way = useMemo(() => {
    const first = readBooking?.(store.get());
    return readBooking && first && underWay(store, (draft) => readBooking(draft) ?? first, attempt);
  }, [readBooking, store, attempt]);
  return {
    address,
    read,
    way,
    /** As it was when the terms came: it says what they say, and follows no choice. */
    booking: useMemo(() => way?.booking(), [way]),
    store,
  };
}

/** Return value of `useUnderWay`. */
export type BookingUnderWay = ReturnType<typeof useUnderWay>;

const WayContext = createContext<UnderWay | undefined>(undefined);

export const UnderWayProvider = ({ way, children }: { way: UnderWay; children: ReactNode }) => (
  <WayContext value={way}>{children}</WayContext>
);

/** The booking under way, for what is done with it; it draws nothing again. */
export function useWay(): UnderWay {
  const way = use(WayContext);
  if (!way) throw new Error('A part of the booking’s form stands outside of it');
  return way;
}

/** Something of the draft, followed by itself. Lists and objects have to be the draft's own. */
export function useDraft<Value>(select: (draft: BookingDraft) => Value): Value {
  const { subscribe, get } = useWay();
  return useSyncExternalStore(subscribe, () => select(get()));
}

/** Something that follows from the draft, followed by itself. Lists and objects have to be the booking's own. */
export function useOfBooking<Value>(select: (booking: Booking) => Value): Value {
  const { subscribe, booking } = useWay();
  return useSyncExternalStore(subscribe, () => select(booking()));
}

/** Whether something is missing, which is told once somebody has tried to order. */
export function useMissing(lacks: (draft: BookingDraft, booking: Booking) => boolean): boolean {
  const { subscribe, tried, get, booking } = useWay();
  return useSyncExternalStore(subscribe, () => tried() && lacks(get(), booking()));
}
