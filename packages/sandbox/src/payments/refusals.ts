import type { PaymentRefusalCode } from '@mapp/kit/contracts';
import type { PaymentState } from '@mapp/kit/rules';
import type { Texts } from '../language.ts';
import type { Reply } from '../reply.ts';
import type { Visit } from '../visit.ts';

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
};

const addressRefused: Texts = {
  zh: '返回地址无效',
  en: 'The address to return to is not valid',
  ja: '戻り先のアドレスが無効です',
  ko: '돌아갈 주소가 올바르지 않습니다',
  ru: 'Недопустимый адрес возврата',
};

/** A no in the language of the request, with its code. */
export const refusePayment = (code: PaymentRefusalCode, { language }: Visit): Reply<never> => ({
  refusal: { code: -1, message: coded[code][language], resultCode: code },
});

/** The address to return to is none of the site's. */
export const refuseAddress = ({ language }: Visit): Reply<never> => ({
  refusal: { code: -1, message: addressRefused[language] },
});

/** Why money cannot be taken in a state; undefined where it can. */
export const againstPaying: Readonly<Record<PaymentState, PaymentRefusalCode | undefined>> = {
  open: undefined,
  failed: undefined,
  paid: 'PAY03',
  expired: 'PAY02',
  cancelled: 'PAY04',
};
