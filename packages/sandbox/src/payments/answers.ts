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
const refuseUnknown = (visit: RequestContext, { orderKey }: Named): Reply<never> =>
  visit.member || orderKey !== undefined ? refusePayment('PAY01', visit) : refuseStranger(visit);

const instant = (at: number | undefined) => (at === undefined ? undefined : chinaTime(at));

function told({ language, clock, member }: RequestContext, order: KnownPayable): Told {
  const { orderNo, kind, state, cash, prepared } = order;
  const { title, detail, lines } = order.about(language);
  const [payUntil, paidAt, ticketBy] = [order.payUntil, order.paidAt, order.ticketBy].map(instant);
  return {
    now: chinaTime(clock.now().getTime()),
    orderNo,
    kind,
    state,
    cash: [...cash],
    ...(payUntil !== undefined && { payUntil }),
    ...(paidAt !== undefined && { paidAt }),
    ...(ticketBy !== undefined && { ticketBy }),
    title,
    ...(detail !== undefined && { detail }),
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
  queryPayment(visit, named) {
    const order = known(visit, named);
    return order ? { dress: 'Code', payload: told(visit, order) } : refuseUnknown(visit, named);
  },

  preparePayment(visit, { method: id, returnTo, cash, ...named }) {
    const { member, payments } = visit;
    // Another attempt begins with a question to the cashier: it may know more than the airline.
    if (known(visit, named)?.state === 'begun') payments.hear(named.orderNo);
    const order = known(visit, named);
    if (!order) return refuseUnknown(visit, named);
    const no = againstPaying[order.state];
    if (no) return refusePayment(no, visit);
    const method = methodOf(member?.cardNo ?? '', id);
    if (!method || order.cash.length === 0) return refusePayment('PAY05', visit);
    if (!same(order.cash, cash)) return refuseAmount(visit);
    if (!isReturnPath(returnTo)) return refuseAddress(visit);
    payments.prepare(named.orderNo, { methodId: id, method, returnTo });
    return { dress: 'Code', payload: {} };
  },

  closePayment(visit, named) {
    const order = known(visit, named);
    if (!order) return refuseUnknown(visit, named);
    visit.payments.close(named.orderNo);
    return { dress: 'Code', payload: told(visit, known(visit, named) ?? order) };
  },
};
