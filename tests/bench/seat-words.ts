/** Words of a seat, the same in every map that is held against another. */
import type { Seat } from '@mapp/kit/rules';

const words = {
  free: '免费',
  selectable: '可选',
  preferred: '优选',
  exit: '出口',
  paid: '已付',
  unavailable: '不可选',
};
export const marks = { free: '', selectable: '', preferred: '★', exit: '→', paid: '✓', unavailable: '×' };
const yuan = new Intl.NumberFormat('zh', { style: 'currency', currency: 'CNY', maximumFractionDigits: 0 });

/** A seat as it is said. */
export function spokenSeat({ designator, kind, price }: Seat): string {
  const cost = price?.cash ? yuan.format(price.cash.amount / 100) : '免费';
  return `${designator}，${words[kind]}，${cost}`;
}
