import type { ChangeRefusalCode, UpgradeRefusalCode } from '@mapp/kit/contracts';
import type { Texts } from '../language.ts';
import type { Reply } from '../reply.ts';
import type { RequestContext } from '../request-context.ts';

const words: Readonly<Record<ChangeRefusalCode | UpgradeRefusalCode, Texts>> = {
  CHG01: {
    zh: '没有找到这张客票',
    en: 'This ticket was not found',
    ja: 'この航空券は見つかりません',
    ko: '항공권을 찾을 수 없습니다',
    ru: 'Билет не найден',
  },
  CHG02: {
    zh: '这张客票不能改签',
    en: 'This ticket cannot be changed',
    ja: 'この航空券は変更できません',
    ko: '이 항공권은 변경할 수 없습니다',
    ru: 'Этот билет обменять нельзя',
  },
  CHG03: {
    zh: '儿童不能单独改签',
    en: 'A child cannot be changed alone',
    ja: '小児だけでは変更できません',
    ko: '어린이만 변경할 수 없습니다',
    ru: 'Ребёнка отдельно обменять нельзя',
  },
  CHG04: {
    zh: '座位刚刚售完',
    en: 'The seats have just been sold',
    ja: '満席になりました',
    ko: '좌석이 매진되었습니다',
    ru: 'Места закончились',
  },
  CHG05: {
    zh: '报价已过期',
    en: 'The offer has expired',
    ja: '提示の期限が切れました',
    ko: '유효 시간이 지났습니다',
    ru: 'Предложение истекло',
  },
  CHG06: {
    zh: '金额变了',
    en: 'The sums have changed',
    ja: '金額が変わりました',
    ko: '금액이 변경되었습니다',
    ru: 'Сумма изменилась',
  },
  CHG07: {
    zh: '这笔改签不能取消',
    en: 'This change cannot be given up',
    ja: 'この変更は取り消せません',
    ko: '이 변경은 취소할 수 없습니다',
    ru: 'Этот обмен не отменить',
  },
  CHG08: {
    zh: '免费改签只限原舱位',
    en: 'The free change is for the cabin of the ticket',
    ja: '無料の変更は元のクラスに限ります',
    ko: '무료 변경은 기존 좌석 등급만 가능합니다',
    ru: 'Бесплатный обмен — только в прежнем классе',
  },
  CHG09: {
    zh: '每位成人最多带三名五岁以下儿童',
    en: 'One adult may bring at most three children under five',
    ja: '大人1名につき、5歳未満の小児は3名までです',
    ko: '성인 1명당 5세 미만 어린이는 최대 3명입니다',
    ru: 'На взрослого — не более трёх детей до пяти лет',
  },
  CHG10: {
    zh: '积分不足',
    en: 'Points insufficient',
    ja: 'ポイントが足りません',
    ko: '포인트가 부족합니다',
    ru: 'Баллов недостаточно',
  },
  UPG01: {
    zh: '积分只限会员本人和受益人',
    en: 'Points are for the member and beneficiaries',
    ja: 'ポイントは会員本人と特典利用者のみです',
    ko: '포인트는 회원 본인과 수혜자만 사용할 수 있습니다',
    ru: 'Баллы — только для участника и получателей',
  },
  UPG02: {
    zh: '积分不足',
    en: 'Points insufficient',
    ja: 'ポイントが足りません',
    ko: '포인트가 부족합니다',
    ru: 'Баллов не хватает',
  },
  UPG03: {
    zh: '这张券已用掉',
    en: 'This voucher has been used',
    ja: 'この券は使用済みです',
    ko: '이미 사용된 바우처입니다',
    ru: 'Ваучер уже использован',
  },
  UPG04: {
    zh: '这张券不能用于这个航班',
    en: 'The voucher cannot be used for this flight',
    ja: 'この券はこの便に使えません',
    ko: '이 항공편에 쓸 수 없는 바우처입니다',
    ru: 'Ваучер не подходит для рейса',
  },
  UPG05: {
    zh: '座位刚刚售完',
    en: 'The last seat has just been taken',
    ja: '満席になりました',
    ko: '좌석이 매진되었습니다',
    ru: 'Последнее место занято',
  },
  UPG06: {
    zh: '价格变了',
    en: 'The price has changed',
    ja: '料金が変わりました',
    ko: '가격이 변경되었습니다',
    ru: 'Цена изменилась',
  },
  UPG07: {
    zh: '这个航班不能升舱',
    en: 'This flight cannot be upgraded',
    ja: 'この便はアップグレードできません',
    ko: '업그레이드할 수 없는 항공편입니다',
    ru: 'Этот рейс недоступен',
  },
  UPG08: {
    zh: '升舱不能取消',
    en: 'The upgrade cannot be cancelled',
    ja: 'アップグレードは取り消せません',
    ko: '업그레이드를 취소할 수 없습니다',
    ru: 'Повышение не отменить',
  },
};

/** A no in the language of the request, with its code. */
export const refuseChange = (
  resultCode: ChangeRefusalCode | UpgradeRefusalCode,
  { language }: RequestContext,
): Reply<never> => ({ refusal: { code: -1, message: words[resultCode][language], resultCode } });
