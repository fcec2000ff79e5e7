import { useState } from 'react';
import type { SeatOrder } from '../../../contracts/check-in/seats.ts';
import { useOneAtATime } from '../../shell/use-one-at-a-time.ts';
import { failureOf } from '../../shell/use-verified-mutation.ts';
import { isOutcomeUnknown, type OrderAct, type OrderDoing } from './order-doing.ts';
import { useOrderWrites } from './use-order-writes.ts';

/**
 * Pays or cancels one order, one act at a time, and after an unknown outcome none before the orders have been asked.
 * @param onCancelled it is cancelled; the order of before, whose state says whether it had been paid
 */
export function useOrderActs(order: SeatOrder | undefined, onCancelled: (before: SeatOrder) => void) {
  const [doing, setDoing] = useState<OrderDoing>({ state: 'idle' });
  const { once, isHere } = useOneAtATime();
  const { send, failed, find } = useOrderWrites({ isHere, onCancelled });
  return {
    doing,
    /** Does it, once however often it is tapped. */
    act: (act: OrderAct) =>
      once(async () => {
        if (!order || isOutcomeUnknown(doing)) return;
        setDoing({ state: 'sending', act });
        try {
          setDoing(await send(order, act));
        } catch (reason) {
          setDoing(await failed(act, failureOf(reason)));
        }
      }),
    /** Looks up its outcome. */
    check: () =>
      once(async () => {
        if (!order || !isOutcomeUnknown(doing) || !('act' in doing)) return;
        const { act } = doing;
        setDoing({ state: 'checking', act });
        try {
          setDoing(await find(order, act, doing.state === 'left'));
        } catch (reason) {
          failureOf(reason);
          setDoing({ state: 'unknown', act });
        }
      }),
    /** Dismisses what was told: it has been dealt with. */
    settle: () => setDoing({ state: 'idle' }),
  };
}

/** Return value of `useOrderActs`. */
export type OrderActs = ReturnType<typeof useOrderActs>;
