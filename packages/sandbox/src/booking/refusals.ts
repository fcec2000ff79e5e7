import type { BookingRefusalCode } from '@mapp/kit/contracts';
import type { Language, Texts } from '../language.ts';
import type { Reply } from '../reply.ts';

const words: Readonly<Record<BookingRefusalCode, Texts>> = {
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
};

export const refuse = (resultCode: BookingRefusalCode, language: Language): Reply<never> => ({
  refusal: { code: -1, message: words[resultCode][language], resultCode },
});
