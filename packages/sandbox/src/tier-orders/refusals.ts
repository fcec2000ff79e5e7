import type { TierRefusalCode } from '@mapp/kit/contracts';
import type { TierBar } from '@mapp/kit/rules';
import type { Texts } from '../language.ts';
import type { Reply } from '../reply.ts';
import type { RequestContext } from '../request-context.ts';

const coded: Readonly<Record<TierRefusalCode, Texts>> = {
  TIR01: {
    zh: '积分不足',
    en: 'There are not enough points',
    ja: 'ポイントが足りません',
    ko: '포인트가 부족합니다',
    ru: 'Недостаточно баллов',
  },
  TIR02: {
    zh: '该等级不能兑换',
    en: 'This tier is not for sale',
    ja: 'このステータスは交換できません',
    ko: '교환할 수 없는 등급입니다',
    ru: 'Этот уровень не продаётся',
  },
  TIR03: {
    zh: '您已是最高等级',
    en: 'You have the highest tier already',
    ja: 'すでに最上位のステータスです',
    ko: '이미 최고 등급입니다',
    ru: 'У вас уже высший уровень',
  },
  TIR04: {
    zh: '儿童会员不能兑换等级',
    en: 'Tiers are not sold to child members',
    ja: 'キッズ会員はステータスを交換できません',
    ko: '어린이 회원은 등급을 교환할 수 없습니다',
    ru: 'Детям-участникам уровни не продаются',
  },
  TIR05: {
    zh: '有一笔订单待付款',
    en: 'Another order waits for its payment',
    ja: 'お支払い待ちの注文があります',
    ko: '결제 대기 중인 주문이 있습니다',
    ru: 'Есть неоплаченный заказ',
  },
  TIR06: {
    zh: '飞行还不够，暂时不能补差',
    en: 'Too little has been flown so far',
    ja: '搭乗実績が足りません',
    ko: '탑승 실적이 부족합니다',
    ru: 'Пока налётано слишком мало',
  },
  TIR07: {
    zh: '价格或条件有变',
    en: 'The offer has changed',
    ja: '条件が変わりました',
    ko: '조건이 변경되었습니다',
    ru: 'Предложение изменилось',
  },
  TIR08: {
    zh: '该订单已支付、已取消或已超时',
    en: 'This order has been paid, cancelled or has expired',
    ja: 'この注文は支払い済み、取り消し済み、または期限切れです',
    ko: '이미 결제되었거나 취소 또는 만료된 주문입니다',
    ru: 'Заказ оплачен, отменён или просрочен',
  },
  TIR09: {
    zh: '您已是超级会员',
    en: 'You are a Super Member already',
    ja: 'すでにスーパー会員です',
    ko: '이미 슈퍼 회원입니다',
    ru: 'Вы уже суперучастник',
  },
};

/** A no in the language of the request, with its code. */
export const refuseTier = (code: TierRefusalCode, { language }: RequestContext): Reply<never> => ({
  refusal: { code: -1, message: coded[code][language], resultCode: code },
});

/** Refusal of a closed way that is ordered all the same. */
export const barredBy: Readonly<Record<TierBar, TierRefusalCode>> = {
  child: 'TIR04',
  topTier: 'TIR03',
  notSold: 'TIR02',
  tooFar: 'TIR06',
  kept: 'TIR07',
  running: 'TIR09',
};
