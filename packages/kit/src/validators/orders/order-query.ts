import { orderNumber, ticketNumber } from '../numbers.ts';
import { mainlandPhone } from '../phone.ts';
import type { Checked } from '../result.ts';

/** Numbers by which an order is looked up. */
export const orderQueries = ['orderNo', 'ticketNo', 'phone'] as const;
export type OrderQuery = (typeof orderQueries)[number];

const rules: Readonly<Record<OrderQuery, (input: string) => Checked>> = {
  orderNo: orderNumber,
  ticketNo: ticketNumber,
  phone: mainlandPhone,
};

/** A number by which an order is looked up: 14 or 18 digits, a ticket, or 11 digits of a phone. Source: travel.md section 5. */
export const orderQueryNumber = (by: OrderQuery, input: string): Checked => rules[by](input);
