import type { Call } from '../call.ts';
import { cancelChange, changeOrders, orderChange, quoteChange } from './change.ts';
import { changeTickets } from './change-tickets.ts';
import { cancelUpgrade, orderUpgrade, upgradeOptions, upgradeOrders } from './upgrades.ts';

/** Calls of the area `changes`. */
export const calls: readonly Call[] = [
  changeTickets,
  quoteChange,
  orderChange,
  changeOrders,
  cancelChange,
  upgradeOptions,
  orderUpgrade,
  upgradeOrders,
  cancelUpgrade,
];
