import type { OrderRefusalCode } from '@mapp/kit/contracts';
import type { Texts } from '../language.ts';
import type { Reply } from '../reply.ts';
import type { RequestContext } from '../request-context.ts';

const words: Readonly<Record<OrderRefusalCode, Texts>> = {
  ORD01: {
    zh: '没有找到这个订单',
    en: 'There is no such order',
    ja: 'この注文は見つかりません',
    ko: '주문을 찾을 수 없습니다',
    ru: 'Такого заказа нет',
  },
  ORD02: {
    zh: '订单已经不能取消',
    en: 'The order can no longer be cancelled',
    ja: 'この注文は取り消せません',
    ko: '더 이상 취소할 수 없는 주문입니다',
    ru: 'Заказ уже нельзя отменить',
  },
  ORD03: {
    zh: '查询跨度太长',
    en: 'Too many days at once',
    ja: '期間が長すぎます',
    ko: '조회 기간이 너무 깁니다',
    ru: 'Слишком длинный период',
  },
  ORD04: {
    zh: '航班变动已更新',
    en: 'The change of the flight is not the latest',
    ja: '便の変更が更新されました',
    ko: '항공편 변경 내용이 갱신되었습니다',
    ru: 'Изменение рейса уже другое',
  },
  ORD05: {
    zh: '现在不能开具报销凭证',
    en: 'No voucher can be issued now',
    ja: '現在は領収書を発行できません',
    ko: '지금은 증빙을 발급할 수 없습니다',
    ru: 'Сейчас документ выдать нельзя',
  },
};

/** A no about an order, with its code. */
export const refuseOrder = (code: OrderRefusalCode, { language }: RequestContext): Reply<never> => ({
  refusal: { code: -1, resultCode: code, message: words[code][language] },
});
