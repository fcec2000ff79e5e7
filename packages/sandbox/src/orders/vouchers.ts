import type { Voucher } from '@mapp/kit/contracts';
import { dayIn, reimbursableAmount, reimbursableUntil, reimbursementBar, voucherForm } from '@mapp/kit/rules';
import { airlineZone } from '../clock.ts';
import type { RequestContext } from '../request-context.ts';
import { nameIn } from '../seed/persons.ts';
import { partnerPages } from '../server/partner/pages.ts';
import { chinaTime } from '../stops.ts';
import type { BookedOrder } from '../ticket-orders/records.ts';
import { heldTickets } from './order-flights.ts';

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

/** Vouchers of the tickets of an order, as they stand. */
export function vouchersOf(context: RequestContext, order: BookedOrder): Voucher[] {
  const { clock, orderAnswers, language } = context;
  const now = clock.now().getTime();
  const { paidAt } = order;
  if (paidAt === undefined) return [];
  const today = dayIn(new Date(now), airlineZone);
  const form = voucherForm(dayIn(new Date(paidAt), airlineZone));
  return heldTickets(context, order).flatMap(({ ticket: { ticketNo, person }, coupons }): Voucher[] => {
    const last = coupons.at(-1);
    if (!last) return [];
    const kept = coupons
      .filter(({ state }) => state !== 'refunded')
      .map((coupon) => ({ points: 0, ...coupon }));
    const common = {
      ticketNo,
      name: nameIn(person, language),
      cash: { amount: reimbursableAmount(kept.length > 0 ? kept : coupons), currency: 'CNY' },
      form,
      until: reimbursableUntil(last.day),
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
                url: `${partnerPages}?service=invoice&ticket=${ticketNo}`,
              }
            : { state: 'asked' }),
        },
      ];
    }
    const why = reimbursementBar(kept, now, today);
    return [{ ...common, state: 'open', ...(why && { why }) }];
  });
}
