import type { Voucher } from '@mapp/kit/contracts';
import { beneficiaryName, dayIn, reimbursableUntil, voucherForm } from '@mapp/kit/rules';
import { airlineZone } from '../clock.ts';
import type { RequestContext } from '../request-context.ts';
import { partnerPages } from '../server/partner/pages.ts';
import { chinaTime } from '../stops.ts';
import type { BookedOrder } from '../ticket-orders/records.ts';
import { departuresOfOrder } from './ticket-rows.ts';

const minute = 60_000;
const day = 1440 * minute;

/** Minutes that a digital itinerary takes. */
const takes = 5;

/** Paper of a ticket that was issued before there were digital ones: printed, collected and on its way. */
const deliveryOf = (ticketNo: string, at: number): NonNullable<Voucher['delivery']> => ({
  state: 'mailed',
  carrier: 'EMS',
  trackingNo: `EM${ticketNo.slice(-9)}CN`,
  steps: [
    { step: 'printed', at: chinaTime(at) },
    { step: 'collected', at: chinaTime(at + 4 * 60 * minute) },
    { step: 'onTheWay', at: chinaTime(at + day) },
    { step: 'delivered', at: chinaTime(at + 3 * day) },
  ],
});

/** Vouchers of the tickets of an order. */
export function vouchersOf({ clock, orderAnswers }: RequestContext, order: BookedOrder): Voucher[] {
  const now = clock.now().getTime();
  const last = departuresOfOrder(order).at(-1);
  const { paidAt, booked } = order;
  if (!last || paidAt === undefined) return [];
  const until = reimbursableUntil(last.day);
  const today = dayIn(new Date(now), airlineZone);
  const form = voucherForm(dayIn(new Date(paidAt), airlineZone));
  const each = Math.round(order.amount / booked.people.length);
  return booked.people.flatMap(({ person, ticketNo }): Voucher[] => {
    if (ticketNo === undefined) return [];
    const common = {
      ticketNo,
      name: beneficiaryName(person),
      cash: { amount: each, currency: 'CNY' },
      form,
      until,
    } as const;
    if (form === 'paper')
      return [{ ...common, state: 'issued', delivery: deliveryOf(ticketNo, paidAt + day) }];
    const asked = orderAnswers.voucherOf(ticketNo);
    if (asked) {
      const ready = asked.at + takes * minute <= now;
      return [
        {
          ...common,
          title: asked.title,
          ...(ready
            ? {
                state: 'issued',
                number: `26${ticketNo.slice(-12)}00`,
                issuedAt: chinaTime(asked.at + takes * minute),
                url: `${partnerPages}?service=invoice&ticket=${order.orderNo}`,
              }
            : { state: 'asked' }),
        },
      ];
    }
    const why = last.arrives > now ? 'unflown' : today > until ? 'tooLate' : undefined;
    return [{ ...common, state: 'open', ...(why && { why }) }];
  });
}
