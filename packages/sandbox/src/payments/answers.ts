import { isPayable } from '@mapp/kit/rules';
import { chinaTime } from '../stops.ts';
import { signedIn, type Answers } from '../visit.ts';
import { methodOf, waysOf } from './methods.ts';
import { againstPaying, refuseAddress, refusePayment } from './refusals.ts';
import { isReturnPath } from './return-path.ts';

/** Paying for orders of every kind. */
export const paymentAnswers: Pick<Answers, 'queryPayment' | 'preparePayment'> = {
  queryPayment(visit, { orderNo }) {
    const { cardNo } = signedIn(visit);
    const { language, clock, payments } = visit;
    const order = payments.payable(cardNo, orderNo);
    if (!order) return refusePayment('PAY01', visit);
    const { kind, state, cash, payUntil, prepared } = order;
    const { title, detail, lines } = order.about(language);
    return {
      dress: 'Code',
      payload: {
        now: chinaTime(clock.now().getTime()),
        orderNo,
        kind,
        state,
        cash: [...cash],
        ...(payUntil !== undefined && { payUntil: chinaTime(payUntil) }),
        title,
        ...(detail !== undefined && { detail }),
        lines: [...lines],
        ...(prepared !== undefined && { prepared }),
        methods: isPayable(state) ? [...waysOf(cardNo, language)] : [],
      },
    };
  },

  preparePayment(visit, { orderNo, method: id, returnTo }) {
    const { cardNo } = signedIn(visit);
    const { payments } = visit;
    const order = payments.payable(cardNo, orderNo);
    if (!order) return refusePayment('PAY01', visit);
    const no = againstPaying[order.state];
    if (no) return refusePayment(no, visit);
    const method = methodOf(cardNo, id);
    if (!method || order.cash.length === 0) return refusePayment('PAY05', visit);
    if (!isReturnPath(returnTo)) return refuseAddress(visit);
    payments.prepare(orderNo, { methodId: id, method, returnTo });
    return { dress: 'Code', payload: {} };
  },
};
