import { usePointsOrders } from '../../client/orders/points-orders.ts';
import { useSeatOrders } from '../../client/check-in/seats.ts';
import { useTierOrders } from '../../client/orders/tier-orders.ts';
import type { IconName } from '../../primitives/icon/Icon.tsx';

/** How many orders of a kind there are; undefined while that is not known. */
export interface OrderKind {
  readonly kind: 'seats' | 'points' | 'tiers';
  readonly icon: IconName;
  readonly destination: 'seatOrders' | 'pointsOrders' | 'tierOrders';
  readonly count: number | undefined;
  /** Of them, how many are still to be paid. */
  readonly due: number | undefined;
  /** It could not be found out. */
  readonly failed: boolean;
}

interface Listed {
  readonly now: string;
  readonly orders: readonly { readonly state: string; readonly payUntil?: string | undefined }[];
}

interface Read {
  readonly data: Listed | undefined;
  readonly isError: boolean;
}

/** Those that wait for their payment and have not run out of time. */
const isDue =
  (now: string) =>
  ({ state, payUntil }: Listed['orders'][number]): boolean =>
    state === 'waiting' && (payUntil === undefined || Date.parse(payUntil) > Date.parse(now));

const counted = ({ data, isError }: Read) => ({
  count: data?.orders.length,
  due: data?.orders.filter(isDue(data.now)).length,
  failed: isError && data === undefined,
});

/** Beside a screen that goes on, a failure is quiet. */
const quiet = { announce: 'silent' } as const;

/** Every kind of order that this site keeps, with how many there are. */
export function useOrderKinds(): readonly OrderKind[] {
  const seats = useSeatOrders(quiet);
  const points = usePointsOrders(quiet);
  const tiers = useTierOrders(quiet);
  return [
    { kind: 'seats', icon: 'seat', destination: 'seatOrders', ...counted(seats) },
    { kind: 'points', icon: 'star-circle', destination: 'pointsOrders', ...counted(points) },
    { kind: 'tiers', icon: 'upgrade', destination: 'tierOrders', ...counted(tiers) },
  ];
}
