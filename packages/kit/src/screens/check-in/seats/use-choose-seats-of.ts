import { toldHere } from '../../../client/check-in/check-in.ts';
import { useState } from 'react';
import { useSeatMaps } from '../../../client/check-in/seats.ts';
import type { Journey, JourneySegment, Traveller } from '../../../contracts/check-in/check-in.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import type { Seating } from '../../../rules/seats/cabin.ts';
import { isFree, priceFor } from '../../../rules/seats/price.ts';
import type { SeatsSent } from './draft.ts';
import { chosenSeats, keepingPaid, partyOf, travellersNamed } from './party.ts';
import { anyAtExit, layoutFor, seatMapOf } from './seat-maps.ts';
import { useLostSeats } from './use-lost-seats.ts';
import { useSeatDraft } from './use-seat-draft.ts';
import { useSeatOrder, type SeatsOrdered } from './use-seat-order.ts';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';

export interface ChooseSeatsProps {
  journey: Journey;
  /** Those whose seats can be chosen now, at least one. */
  segments: readonly JourneySegment[];
  /** Shown first. */
  first: JourneySegment;
  /** Passenger ids from the address. */
  named: string | undefined;
  /** The airline's clock, ms since 1970. */
  clock: () => number;
}

const toChoose = (segment: JourneySegment, named: string | undefined): readonly Traveller[] =>
  travellersNamed(segment, named).filter(({ state }) => state !== 'checkedIn');

/** The seats of a journey as they are being chosen, and what sending them comes to. */
export type ChoosingSeats = ReturnType<typeof useChooseSeatsOf>;

/** Keeps who sits where on each flight, reads the maps that are needed, and orders the seats. */
export function useChooseSeatsOf({ journey, segments, first, named }: ChooseSeatsProps) {
  const navigation = useNavigation();
  const { draft, seat, set, forget } = useSeatDraft(`choose ${journey.bookingId}`);
  const [opened, setOpened] = useState<readonly string[]>([first.segmentId]);
  const shownId = opened.at(-1) ?? first.segmentId;
  const wanted = segments
    .map(({ segmentId }) => segmentId)
    .filter((id) => opened.includes(id) || draft.seatings[id] !== undefined);
  const maps = useSeatMaps(wanted, toldHere);
  const lost = useLostSeats();
  const order = useSeatOrder();

  const rows = segments.map((segment) => {
    const { segmentId } = segment;
    const travellers = toChoose(segment, named);
    const party = keepingPaid(partyOf(segment, travellers), travellers);
    const read = maps[wanted.indexOf(segmentId)];
    const held = read?.data?.held;
    const kept: Seating = Object.fromEntries(
      held?.seats.flatMap((one) =>
        party.choosing.has(one.passengerId) ? [[one.passengerId, one.seat]] : [],
      ) ?? [],
    );
    const seating = draft.seatings[segmentId] ?? { ...party.owned, ...kept };
    const chosen = chosenSeats(seating, party.owned);
    return {
      segment,
      travellers,
      party,
      read,
      held,
      kept,
      seating,
      chosen: chosen.map((one) => ({ segmentId, ...one })),
      data: read?.data && seatMapOf(segmentId, read.data),
    };
  });
  const shown = rows.find(({ segment }) => segment.segmentId === shownId) ?? rows[0];
  if (!shown) throw new RangeError('Seats are chosen on at least one flight');
  const chosen = rows.flatMap((row) => row.chosen);
  const costs = rows.some(
    ({ data, chosen: seats }) =>
      data &&
      seats.some(
        (one) => !isFree(priceFor(layoutFor(data).byDesignator.get(one.seat)?.seat, one.passengerId)),
      ),
  );

  const finish = async (answer: SeatsOrdered, sent: SeatsSent, here: boolean) => {
    if (answer.lost.length > 0) {
      const gone = new Set(answer.lost.map(({ segmentId }) => segmentId));
      await Promise.all(
        rows.flatMap(({ segment, read }) => (gone.has(segment.segmentId) && read ? [read.refetch()] : [])),
      );
      setOpened([...opened, answer.lost[0]?.segmentId ?? shownId]);
      lost.lose(answer.lost, answer.keptUntil);
      return;
    }
    forget();
    order.reload();
    if (!here || answer.orderNo === undefined) return;
    const query = { order: answer.orderNo };
    if (sent.order) navigation.replace('seatOrderDetail', { query });
    else navigation.replace('seatChosen', { query });
  };
  const { write, send, check, settle } = useVerifiedMutation<SeatsSent, SeatsOrdered>({
    send: order.send,
    lookUp: order.lookUp,
    onDone: finish,
    unsure: draft.unsure,
    onUnsure: (unsure) => set({ unsure }),
  });

  return {
    shown,
    rows,
    chosen,
    /** Something has to be paid. */
    costs,
    /** Order that keeps seats of the shown flight until it is paid. */
    heldBy: shown.held?.orderNo,
    /** Whether the chosen seats are those that the order keeps. */
    asHeld: rows.every(({ kept, chosen: seats }) =>
      seats.every(({ passengerId, seat: designator }) => kept[passengerId] === designator),
    ),
    strip: rows.flatMap(({ data, seating, party }) => (data ? [{ data, seating, owned: party.owned }] : [])),
    /** All of the party, on whichever flight. */
    everyone: [...new Map(rows.flatMap(({ party }) => party.people.map((one) => [one.id, one]))).values()],
    lost,
    write,
    show: (segmentId: string) => setOpened([...opened.filter((id) => id !== segmentId), segmentId]),
    seat: (segmentId: string, seating: Seating) => {
      seat(segmentId, seating);
      settle();
    },
    /** The time for which seats were kept is over. */
    renew: (segmentId: string) => {
      lost.over();
      seat(segmentId, undefined);
      void rows.find(({ segment }) => segment.segmentId === segmentId)?.read?.refetch();
    },
    /** Has the safety notice been confirmed; it is asked for once. */
    safe: draft.safe === true,
    submit: () => {
      const atExit = rows.some(({ data, chosen: seats }) =>
        anyAtExit(
          data,
          seats.map((one) => one.seat),
        ),
      );
      set({ safe: true });
      return send({
        seats: chosen,
        notices: atExit ? ['safety', 'exitRow'] : ['safety'],
        order: costs,
      });
    },
    check,
  };
}
