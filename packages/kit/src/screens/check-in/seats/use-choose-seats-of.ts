import type { Journey } from '../../../contracts/check-in/check-in.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import type { Seating } from '../../../rules/seats/cabin.ts';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';
import type { SeatsSent } from './draft.ts';
import { anyPriced, noticesOf } from './seat-maps.ts';
import { useLostSeats } from './use-lost-seats.ts';
import { useSeatDraft } from './use-seat-draft.ts';
import { useSeatOrder, type SeatsOrdered } from './use-seat-order.ts';
import { useSeatRows, type SeatRowsOptions } from './use-seat-rows.ts';

export interface ChooseSeatsProps extends SeatRowsOptions {
  journey: Journey;
  /** The airline's clock, ms since 1970. */
  clock: () => number;
}

/** The seats of a journey as they are being chosen, and what sending them comes to. */
export type ChoosingSeats = ReturnType<typeof useChooseSeatsOf>;

/** Keeps who sits where on each flight, reads the maps that are needed, and orders the seats. */
export function useChooseSeatsOf({ journey, ...flights }: ChooseSeatsProps) {
  const navigation = useNavigation();
  const { draft, seat, set, forget } = useSeatDraft(`choose ${journey.bookingId}`);
  const { rows, shown, show } = useSeatRows(flights, draft);
  const lost = useLostSeats();
  const order = useSeatOrder();
  const chosen = rows.flatMap((row) => row.chosen);
  const costs = rows.some(anyPriced);

  const finish = async (answer: SeatsOrdered, sent: SeatsSent, here: boolean) => {
    if (answer.lost.length > 0) {
      const gone = new Set(answer.lost.map(({ segmentId }) => segmentId));
      await Promise.all(
        rows.flatMap(({ segment, read }) => (gone.has(segment.segmentId) && read ? [read.refetch()] : [])),
      );
      show(answer.lost[0]?.segmentId ?? shown.segment.segmentId);
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
    show,
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
      set({ safe: true });
      return send({ seats: chosen, notices: noticesOf(rows), order: costs });
    },
    check,
  };
}
