import { useReloadJourneys, outcomeToldHere } from '../../../client/check-in/check-in.ts';
import { useChooseSeats, useLookUpSeatOrders, useReloadSeatOrders } from '../../../client/check-in/seats.ts';
import type { ResponseOf } from '../../../contracts/call.ts';
import type { chooseSeats, SeatOrder } from '../../../contracts/check-in/seats.ts';
import { useLocale } from '../../../messages/provider.tsx';
import type { SeatsSent } from './draft.ts';
import { safetyConsents } from './safety-consents.ts';

/** The airline's answer to chosen seats. */
export type SeatsOrdered = ResponseOf<typeof chooseSeats>;

const keyOf = ({ segmentId, passengerId, seat }: SeatsSent['seats'][number]) =>
  `${segmentId} ${passengerId} ${seat}`;

/** The order that came of what was sent: one that is not cancelled, with these seats and no others. */
const orderOf = (sent: SeatsSent, orders: readonly SeatOrder[]): SeatOrder | undefined =>
  orders.find(({ state, seats }) => {
    const ordered = new Set(seats.map(keyOf));
    return (
      state !== 'cancelled' &&
      ordered.size === sent.seats.length &&
      sent.seats.every((seat) => ordered.has(keyOf(seat)))
    );
  });

/** Orders seats, and finds an order whose answer was lost. */
export function useSeatOrder() {
  const locale = useLocale();
  const choose = useChooseSeats(outcomeToldHere);
  const lookUpOrders = useLookUpSeatOrders();
  const reloadOrders = useReloadSeatOrders();
  const reloadJourneys = useReloadJourneys();
  return {
    send: ({ seats, notices }: SeatsSent): Promise<SeatsOrdered> =>
      choose.mutateAsync({
        seats: [...seats],
        notices: [...notices],
        agreed: safetyConsents(locale),
      }),
    lookUp: async (sent: SeatsSent): Promise<SeatsOrdered | undefined> => {
      const order = orderOf(sent, (await lookUpOrders()).orders);
      return order && { orderNo: order.orderNo, lost: [] };
    },
    reload: () => void Promise.all([reloadOrders(), reloadJourneys()]),
  };
}
