import { toldHere } from '../../../client/check-in/check-in.ts';
import { useSeatMap } from '../../../client/check-in/seats.ts';
import type { JourneySegment, Traveller } from '../../../contracts/check-in/check-in.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import type { Seating } from '../../../rules/seats/cabin.ts';
import { seatedOf } from '../../../rules/seats/party.ts';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';
import type { SeatsSent } from './draft.ts';
import { chosenSeats, keepingPaid, keptSeating, partyOf } from './party.ts';
import { anyPriced, noticesOf, seatMapOf } from './seat-maps.ts';
import { useLostSeats } from './use-lost-seats.ts';
import { usePayingFirst } from './use-paying-first.ts';
import { useSeatDraft } from './use-seat-draft.ts';
import { useSendingCheckIn, type CheckInSent } from './use-sending-check-in.ts';

/** Keeps who sits where on one flight, and checks them in; seats that cost something are ordered and paid first. */
export function useCheckInSeats(segment: JourneySegment, travellers: readonly Traveller[]) {
  const { segmentId } = segment;
  const navigation = useNavigation();
  const { draft, seat, set, forget } = useSeatDraft(`checkIn ${segmentId}`);
  const read = useSeatMap(segmentId, toldHere);
  const data = read.data && seatMapOf(segmentId, read.data);
  const lost = useLostSeats();
  const sending = useSendingCheckIn(segmentId);
  const party = keepingPaid(partyOf(segment, travellers), travellers);
  const seating: Seating = draft.seatings[segmentId] ?? {
    ...party.owned,
    ...keptSeating(party, read.data?.held?.seats),
  };
  const people = seatedOf(party.people).filter(({ id }) =>
    travellers.some(({ passengerId }) => passengerId === id),
  );
  const chosen = chosenSeats(seating, party.owned);
  const costs = anyPriced({ data, chosen });

  const paying = usePayingFirst(
    segmentId,
    people.map(({ id }) => id),
  );

  const finish = async (answer: CheckInSent, sent: SeatsSent, here: boolean) => {
    if (answer.lost.length > 0) {
      await read.refetch();
      lost.lose(answer.lost, answer.keptUntil);
      return;
    }
    forget();
    sending.reload(sent);
    paying.keep(sent.order);
    if (!here) return;
    if (answer.orderNo !== undefined)
      navigation.replace('seatOrderDetail', { query: { order: answer.orderNo } });
    else
      navigation.replace('checkInResult', {
        query: { segment: segmentId, passengers: sent.seats.map((one) => one.passengerId).join(',') },
      });
  };
  const { write, send, check, settle } = useVerifiedMutation<SeatsSent, CheckInSent>({
    send: sending.send,
    lookUp: sending.lookUp,
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
    safe: draft.safe === true || paying.hasConfirmed,
    /** How many have no seat yet. */
    missing: people.filter(({ id }) => seating[id] === undefined).length,
    /** Something has to be paid first. */
    costs,
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
      const seats = costs ? chosen : all;
      set({ safe: true });
      return send({
        seats: seats.map((one) => ({ segmentId, ...one })),
        notices: noticesOf([{ data, chosen: seats }]),
        order: costs,
      });
    },
  };
}

/** Check-in with its seats as they are being chosen. */
export type CheckingIn = ReturnType<typeof useCheckInSeats>;
