import type { BookingRefusalCode, TicketOrderRefusalCode } from '@mapp/kit/contracts';
import type { Language, Texts } from '../language.ts';
import type { Reply } from '../reply.ts';

const words: Readonly<Record<BookingRefusalCode | TicketOrderRefusalCode, Texts>> = {
  BKG01: {
    zh: '同行人数不符合规定',
    en: 'This party cannot travel together',
    ja: 'この人数構成では予約できません',
    ko: '이 인원 구성으로는 예약할 수 없습니다',
    ru: 'Таким составом забронировать нельзя',
  },
  BKG02: {
    zh: '日期不正确',
    en: 'The dates are not right',
    ja: '日付が正しくありません',
    ko: '날짜가 올바르지 않습니다',
    ru: 'Даты указаны неверно',
  },
  BKG03: {
    zh: '城市或机场不正确',
    en: 'The places are not right',
    ja: '都市または空港が正しくありません',
    ko: '도시 또는 공항이 올바르지 않습니다',
    ru: 'Город или аэропорт указан неверно',
  },
  BKG04: {
    zh: '没有找到这个报价',
    en: 'This offer was not found',
    ja: 'この料金は見つかりません',
    ko: '이 요금을 찾을 수 없습니다',
    ru: 'Предложение не найдено',
  },
  BKG05: {
    zh: '价格有变化，请重新确认',
    en: 'The price has changed, please confirm it again',
    ja: '料金が変わりました。もう一度ご確認ください',
    ko: '가격이 변경되었습니다. 다시 확인해 주세요',
    ru: 'Цена изменилась, подтвердите её ещё раз',
  },
  BKG06: {
    zh: '座位已售完',
    en: 'The seats have been sold',
    ja: '座席は売り切れました',
    ko: '좌석이 모두 판매되었습니다',
    ru: 'Места проданы',
  },
  BKG07: {
    zh: '报价已过期',
    en: 'The offer has expired',
    ja: '料金の有効期限が切れました',
    ko: '요금 유효 시간이 지났습니다',
    ru: 'Срок предложения истёк',
  },
  BKG08: {
    zh: '有乘客已订了这个航班',
    en: 'A passenger is booked on this flight already',
    ja: 'すでにこの便を予約している搭乗者がいます',
    ko: '이미 이 항공편을 예약한 탑승객이 있습니다',
    ru: 'Один из пассажиров уже записан на этот рейс',
  },
  BKG09: {
    zh: '不符合该产品的购买条件',
    en: 'The product is not for this party',
    ja: 'この商品の購入条件を満たしていません',
    ko: '이 상품의 구매 조건에 맞지 않습니다',
    ru: 'Этот продукт не для такого состава',
  },
  BKG10: {
    zh: '乘客信息不符合规定',
    en: 'A passenger cannot be booked like this',
    ja: '搭乗者の情報が規則に合っていません',
    ko: '탑승객 정보가 규정에 맞지 않습니다',
    ru: 'Данные пассажира не соответствуют правилам',
  },
  BKG11: {
    zh: '积分不能这样使用',
    en: 'The points cannot be used like this',
    ja: 'ポイントはこのように利用できません',
    ko: '포인트를 이렇게 사용할 수 없습니다',
    ru: 'Так использовать баллы нельзя',
  },
  BKG12: {
    zh: '优惠券不能用于这个订单',
    en: 'The coupon cannot be used for this order',
    ja: 'このクーポンはこの注文に利用できません',
    ko: '이 주문에 쿠폰을 사용할 수 없습니다',
    ru: 'Купон нельзя применить к этому заказу',
  },
  BKG13: {
    zh: '没有这种保险',
    en: 'There is no such insurance',
    ja: 'この保険はありません',
    ko: '그런 보험이 없습니다',
    ru: 'Такой страховки нет',
  },
  BKG14: {
    zh: '验证码错误',
    en: 'The code is wrong',
    ja: '認証コードが正しくありません',
    ko: '인증번호가 올바르지 않습니다',
    ru: 'Неверный код',
  },
  BKG15: {
    zh: '条款有新的版本，请刷新页面，看过再勾选',
    en: 'The terms have a new edition. Reload the page, read them and tick again',
    ja: '規約が新しくなりました。再読み込みして、もう一度チェックしてください',
    ko: '약관이 바뀌었습니다. 새로고침하고 읽은 뒤 다시 선택해 주세요',
    ru: 'Условия обновились. Обновите страницу, прочтите их и отметьте снова',
  },
};

export const refuse = (
  resultCode: BookingRefusalCode | TicketOrderRefusalCode,
  language: Language,
): Reply<never> => ({
  refusal: { code: -1, message: words[resultCode][language], resultCode },
});
