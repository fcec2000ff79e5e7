import { isPayable, isUnderWay } from '@mapp/kit/rules';
import type { Payment as Told } from '@mapp/kit/contracts';
import { chinaTime } from '../stops.ts';
import type { Reply } from '../reply.ts';
import type { Answers, RequestContext } from '../request-context.ts';
import { methodOf, waysOf } from './methods.ts';
import { againstPaying, refuseAddress, refuseAmount, refusePayment, refuseStranger } from './refusals.ts';
import type { KnownPayable } from './registry.ts';
import { isReturnPath } from './return-path.ts';

interface Named {
  readonly orderNo: string;
  readonly orderKey?: string | undefined;
}

/** The order, for its member or for the guest who has its key. */
const known = (
  { member, payments }: RequestContext,
  { orderNo, orderKey }: Named,
): KnownPayable | undefined => payments.payable({ cardNo: member?.cardNo, key: orderKey }, orderNo);

/** Why an order is not shown: it is not there for who asks, or nobody can tell who asks. */
const refuseUnknown = (context: RequestContext, { orderKey }: Named): Reply<never> =>
  context.member || orderKey !== undefined ? refusePayment('PAY01', context) : refuseStranger(context);

const instant = (at: number | undefined) => (at === undefined ? undefined : chinaTime(at));

function told({ language, clock, member }: RequestContext, order: KnownPayable): Told {
  const { orderNo, kind, state, cash, prepared } = order;
  const { title, detail, passengers, lines } = order.about(language);
  const issued = order.state === 'ticketed' ? order.issued?.(language) : undefined;
  const [payUntil, priceUntil] = [order.payUntil, order.priceUntil].map(instant);
  const [paidAt, ticketBy, settledBy] = [order.paidAt, order.ticketBy, order.settledBy].map(instant);
  return {
    now: chinaTime(clock.now().getTime()),
    orderNo,
    kind,
    state,
    cash: [...cash],
    ...(payUntil !== undefined && { payUntil }),
    ...(priceUntil !== undefined && priceUntil !== payUntil && { priceUntil }),
    ...(paidAt !== undefined && { paidAt }),
    ...(ticketBy !== undefined && { ticketBy }),
    ...(settledBy !== undefined && { settledBy }),
    ...(issued && { issued }),
    title,
    ...(detail !== undefined && { detail }),
    ...(passengers && { passengers: [...passengers] }),
    lines: [...lines],
    ...(prepared !== undefined && { prepared }),
    methods: isPayable(state) || isUnderWay(state) ? [...waysOf(member?.cardNo ?? '', language)] : [],
  };
}

type Cash = KnownPayable['cash'];

const same = (one: Cash, other: Cash): boolean =>
  one.length === other.length &&
  one.every(({ amount, currency }, at) => amount === other[at]?.amount && currency === other[at].currency);

/** Paying for orders of every kind. */
export const paymentAnswers: Pick<Answers, 'queryPayment' | 'preparePayment' | 'closePayment'> = {
  queryPayment(context, named) {
    const order = known(context, named);
    return order ? { envelope: 'Code', payload: told(context, order) } : refuseUnknown(context, named);
  },

  preparePayment(context, { method: id, returnTo, cash, ...named }) {
    const { member, payments } = context;
    // Another attempt begins with a question to the cashier: it may know more than the airline.
    if (known(context, named)?.state === 'begun') payments.hear(named.orderNo);
    const order = known(context, named);
    if (!order) return refuseUnknown(context, named);
    const no = againstPaying[order.state];
    if (no) return refusePayment(no, context);
    const method = methodOf(member?.cardNo ?? '', id);
    if (!method || order.cash.length === 0) return refusePayment('PAY05', context);
    if (!same(order.cash, cash)) return refuseAmount(context);
    if (!isReturnPath(returnTo)) return refuseAddress(context);
    payments.prepare(named.orderNo, { methodId: id, method, returnTo });
    return { envelope: 'Code', payload: {} };
  },

  closePayment(context, named) {
    const order = known(context, named);
    if (!order) return refuseUnknown(context, named);
    context.payments.close(named.orderNo);
    return { envelope: 'Code', payload: told(context, known(context, named) ?? order) };
  },
};
