import type { PointsOrderRefusalCode } from '@mapp/kit/contracts';
import type { Texts } from '../language.ts';
import type { Reply } from '../reply.ts';
import type { RequestContext } from '../request-context.ts';

const coded: Readonly<Record<PointsOrderRefusalCode, Texts>> = {
  BUY01: {
    zh: '这个数量不能购买',
    en: 'This number of points is not sold',
    ja: 'この数量は購入できません',
    ko: '구매할 수 없는 수량입니다',
    ru: 'Такое количество баллов не продаётся',
  },
  BUY02: {
    zh: '超过本年度可购买的积分',
    en: 'This is more than may be bought in a year',
    ja: '年間の購入上限を超えています',
    ko: '연간 구매 한도를 초과합니다',
    ru: 'Превышен годовой лимит покупки',
  },
  BUY03: {
    zh: '儿童会员不能购买积分',
    en: 'Points are not sold to child members',
    ja: '小児会員はポイントを購入できません',
    ko: '어린이 회원은 포인트를 구매할 수 없습니다',
    ru: 'Детям-участникам баллы не продаются',
  },
  BUY04: {
    zh: '该订单已支付或已取消',
    en: 'This order has been paid or cancelled already',
    ja: 'この注文はすでに支払い済みか取り消し済みです',
    ko: '이미 결제되었거나 취소된 주문입니다',
    ru: 'Заказ уже оплачен или отменён',
  },
};

/** A no in the language of the request, with its code. */
export const refuseOrder = (code: PointsOrderRefusalCode, { language }: RequestContext): Reply<never> => ({
  refusal: { code: -1, message: coded[code][language], resultCode: code },
});
