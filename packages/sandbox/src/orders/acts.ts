import type { ActionBar, OrderAction, OrderKind } from '@mapp/kit/rules';

/** An act as the answer offers it. */
export interface Offered {
  readonly action: OrderAction;
  readonly why?: ActionBar;
}

export const can = (action: OrderAction): Offered => ({ action });
export const cannot = (action: OrderAction, why: ActionBar): Offered => ({ action, why });

/** Acts on an order that is no ticket's. */
export function actsOf(kind: OrderKind, state: string, refundable: boolean): Offered[] {
  if (kind === 'seat' || kind === 'points' || kind === 'tier') {
    return state === 'waiting' ? [can('pay'), can('cancel')] : [];
  }
  if (state === 'waiting') return refundable ? [can('pay'), can('cancel')] : [];
  return [];
}
