import {
  useCheckIn,
  useLookUpJourneys,
  useReloadJourneys,
  toldHere,
  outcomeToldHere,
} from '../../../client/check-in/check-in.ts';
import { useSeatMap } from '../../../client/check-in/seats.ts';
import type { JourneySegment, Traveller } from '../../../contracts/check-in/check-in.ts';
import { useHost } from '../../../host/context.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import type { Seating } from '../../../rules/seats/cabin.ts';
import { isFree, priceFor } from '../../../rules/seats/price.ts';
import { seatedOf } from '../../../rules/seats/party.ts';
import { keepCheckingIn, keptCheckingIn } from '../../../session/checking-in.ts';
import { useSession } from '../../../session/session-provider.tsx';
import type { SeatsSent } from './draft.ts';
import { chosenSeats, keepingPaid, partyOf } from './party.ts';
import { anyAtExit, layoutFor, seatMapOf } from './seat-maps.ts';
import { useLostSeats } from './use-lost-seats.ts';
import { useSeatDraft } from './use-seat-draft.ts';
import { useSeatOrder } from './use-seat-order.ts';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';
import { useLocale } from '../../../messages/provider.tsx';
import { safetyConsents } from './safety-consents.ts';

/** Outcome of sending: an order to pay first, seats that were lost, or neither. */
interface Done {
  readonly orderNo?: string | undefined;
  readonly lost: SeatsSent['seats'];
  readonly keptUntil?: string | undefined;
}

/** Keeps who sits where on one flight, and checks them in; seats that cost something are ordered and paid first. */
export function useCheckInSeats(segment: JourneySegment, travellers: readonly Traveller[]) {
  const { segmentId } = segment;
  const navigation = useNavigation();
  const session = useSession();
  const { clock } = useHost();
  const { draft, seat, set, forget } = useSeatDraft(`checkIn ${segmentId}`);
  const read = useSeatMap(segmentId, toldHere);
  const data = read.data && seatMapOf(segmentId, read.data);
  const lost = useLostSeats();
  const order = useSeatOrder();
  const locale = useLocale();
  const { mutateAsync: checkIn } = useCheckIn(outcomeToldHere);
  const lookUp = useLookUpJourneys();
  const reload = useReloadJourneys();
  const party = keepingPaid(partyOf(segment, travellers), travellers);
  const kept = read.data?.held?.seats.filter(({ passengerId }) => party.choosing.has(passengerId)) ?? [];
  const seating: Seating = draft.seatings[segmentId] ?? {
    ...party.owned,
    ...Object.fromEntries(kept.map((one) => [one.passengerId, one.seat])),
  };
  const people = seatedOf(party.people).filter(({ id }) =>
    travellers.some(({ passengerId }) => passengerId === id),
  );
  const priced = chosenSeats(seating, party.owned).filter(
    (one) => data && !isFree(priceFor(layoutFor(data).byDesignator.get(one.seat)?.seat, one.passengerId)),
  );

  // Passengers who paid on the way through check-in have confirmed the notice already.
  const before = keptCheckingIn(session, clock.now());
  const hasConfirmed =
    before?.segmentId === segmentId && people.every(({ id }) => before.passengerIds.includes(id));

  const sendSeats = async (sent: SeatsSent): Promise<Done> => {
    if (sent.order) return order.send(sent);
    const answer = await checkIn({
      segmentId,
      seats: sent.seats.map(({ passengerId, seat: designator }) => ({ passengerId, seat: designator })),
      notices: [...sent.notices],
      agreed: safetyConsents(locale),
    });
    return { lost: answer.lost.map((one) => ({ segmentId, ...one })) };
  };
  const lookUpSeats = async (sent: SeatsSent): Promise<Done | undefined> => {
    if (sent.order) return order.lookUp(sent);
    const { journeys } = await lookUp();
    const now = journeys
      .flatMap(({ segments }) => segments)
      .find((each) => each.segmentId === segmentId)?.passengers;
    // Single failures are told by the result, as after any answer.
    const arrived = now?.some(
      ({ passengerId, state, failure }) =>
        sent.seats.some((one) => one.passengerId === passengerId) &&
        (state === 'checkedIn' || failure !== undefined),
    );
    return arrived ? { lost: [] } : undefined;
  };
  const finish = async (answer: Done, sent: SeatsSent, here: boolean) => {
    if (answer.lost.length > 0) {
      await read.refetch();
      lost.lose(answer.lost, answer.keptUntil);
      return;
    }
    forget();
    void reload();
    if (sent.order) order.reload();
    keepCheckingIn(
      session,
      sent.order ? { segmentId, passengerIds: people.map(({ id }) => id) } : undefined,
      clock.now(),
    );
    if (!here) return;
    if (answer.orderNo !== undefined)
      navigation.replace('seatOrderDetail', { query: { order: answer.orderNo } });
    else
      navigation.replace('checkInResult', {
        query: { segment: segmentId, passengers: sent.seats.map((one) => one.passengerId).join(',') },
      });
  };
  const { write, send, check, settle } = useVerifiedMutation<SeatsSent, Done>({
    send: sendSeats,
    lookUp: lookUpSeats,
    onDone: finish,
    unsure: draft.unsure,
    onUnsure: (unsure) => set({ unsure }),
  });

  return {
    read,
    data,
    party,
    seating,
    lost,
    write,
    check,
    safe: draft.safe === true || hasConfirmed,
    /** How many have no seat yet. */
    missing: people.filter(({ id }) => seating[id] === undefined).length,
    /** Something has to be paid first. */
    costs: priced.length > 0,
    seat: (next: Seating) => {
      seat(segmentId, next);
      settle();
    },
    /** The time for which seats were kept is over. */
    renew: () => {
      lost.over();
      seat(segmentId, undefined);
      void read.refetch();
    },
    submit: () => {
      const all = people.flatMap(({ id }) => {
        const designator = seating[id];
        return designator === undefined ? [] : [{ passengerId: id, seat: designator }];
      });
      const seats = priced.length > 0 ? chosenSeats(seating, party.owned) : all;
      const atExit = anyAtExit(
        data,
        seats.map((one) => one.seat),
      );
      set({ safe: true });
      return send({
        seats: seats.map((one) => ({ segmentId, ...one })),
        notices: atExit ? ['safety', 'exitRow'] : ['safety'],
        order: priced.length > 0,
      });
    },
  };
}

/** Check-in with its seats as they are being chosen. */
export type CheckingIn = ReturnType<typeof useCheckInSeats>;
