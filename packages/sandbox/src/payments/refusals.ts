import type { PaymentRefusalCode } from '@mapp/kit/contracts';
import type { PaymentState } from '@mapp/kit/rules';
import type { Texts } from '../language.ts';
import { messages } from '../faults.ts';
import type { Reply } from '../reply.ts';
import type { RequestContext } from '../request-context.ts';

const coded: Readonly<Record<PaymentRefusalCode, Texts>> = {
  PAY01: {
    zh: '没有找到这笔订单',
    en: 'There is no such order',
    ja: 'この注文は見つかりません',
    ko: '주문을 찾을 수 없습니다',
    ru: 'Такого заказа нет',
  },
  PAY02: {
    zh: '订单已超时，不能再支付',
    en: 'The time for paying this order is over',
    ja: 'お支払い期限が過ぎています',
    ko: '결제 시간이 지났습니다',
    ru: 'Срок оплаты заказа истёк',
  },
  PAY03: {
    zh: '这笔订单已支付',
    en: 'This order has been paid already',
    ja: 'この注文は支払い済みです',
    ko: '이미 결제된 주문입니다',
    ru: 'Заказ уже оплачен',
  },
  PAY04: {
    zh: '这笔订单已取消',
    en: 'This order has been cancelled',
    ja: 'この注文は取り消し済みです',
    ko: '취소된 주문입니다',
    ru: 'Заказ отменён',
  },
  PAY05: {
    zh: '该订单不支持这种支付方式',
    en: 'This order cannot be paid for in this way',
    ja: 'この注文ではこのお支払い方法はご利用いただけません',
    ko: '이 주문에는 사용할 수 없는 결제 수단입니다',
    ru: 'Этот заказ нельзя оплатить таким способом',
  },
  PAY06: {
    zh: '付款正在核实，请不要再付一次',
    en: 'The payment is being confirmed. Please do not pay again',
    ja: 'お支払いを確認しています。もう一度お支払いにならないでください',
    ko: '결제를 확인하고 있습니다. 다시 결제하지 마세요',
    ru: 'Платёж проверяется. Не платите ещё раз',
  },
};

const amountChanged: Texts = {
  zh: '应付金额已变化，请核对后再付',
  en: 'The amount has changed. Please look at it before you pay',
  ja: 'お支払い金額が変わりました。ご確認のうえお支払いください',
  ko: '결제 금액이 변경되었습니다. 확인 후 결제해 주세요',
  ru: 'Сумма изменилась. Проверьте её перед оплатой',
};

const addressRefused: Texts = {
  zh: '返回地址无效',
  en: 'The address to return to is not valid',
  ja: '戻り先のアドレスが無効です',
  ko: '돌아갈 주소가 올바르지 않습니다',
  ru: 'Недопустимый адрес возврата',
};

/** A no in the language of the request, with its code. */
export const refusePayment = (code: PaymentRefusalCode, { language }: RequestContext): Reply<never> => ({
  refusal: { code: -1, message: coded[code][language], resultCode: code },
});

/** Neither a member nor a key: the number alone opens nothing. */
export const refuseStranger = ({ language }: RequestContext): Reply<never> => ({
  refusal: { code: 401, message: messages.unauthorized[language] },
});

/** It was another amount that the traveller agreed to. */
export const refuseAmount = ({ language }: RequestContext): Reply<never> => ({
  refusal: { code: -1, message: amountChanged[language] },
});

/** The address to return to is none of the site's. */
export const refuseAddress = ({ language }: RequestContext): Reply<never> => ({
  refusal: { code: -1, message: addressRefused[language] },
});

/** Why money cannot be taken in a state; undefined where it can. */
export const againstPaying: Readonly<Record<PaymentState, PaymentRefusalCode | undefined>> = {
  open: undefined,
  // Nothing was paid by it so far: it goes on, or is closed for another.
  begun: undefined,
  confirming: 'PAY06',
  unpaid: undefined,
  failed: undefined,
  paid: 'PAY03',
  ticketing: 'PAY03',
  ticketed: 'PAY03',
  abnormal: 'PAY06',
  expired: 'PAY02',
  cancelled: 'PAY04',
};
