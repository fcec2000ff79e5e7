import { type RefundRefusalCode } from '@mapp/kit/contracts';
import type { Language, Texts } from '../language.ts';
import type { Reply } from '../reply.ts';

const words: Readonly<Record<RefundRefusalCode, Texts>> = {
  RFD01: {
    zh: '没有找到这张客票',
    en: 'This ticket was not found',
    ja: 'この航空券は見つかりません',
    ko: '이 항공권을 찾을 수 없습니다',
    ru: 'Билет не найден',
  },
  RFD02: {
    zh: '只办理成人客票',
    en: 'Only adults',
    ja: '大人の航空券のみ',
    ko: '성인 항공권만 가능합니다',
    ru: 'Только для взрослых',
  },
  RFD03: {
    zh: '这次测算已不再保留',
    en: 'This result is not kept any more',
    ja: 'この計算結果は保存期間を過ぎました',
    ko: '이 계산 결과는 더 이상 보관되지 않습니다',
    ru: 'Этот расчёт больше не хранится',
  },
};

/** A refusal with its words. */
export const refuseRefund = (resultCode: RefundRefusalCode, language: Language): Reply<never> => ({
  refusal: { code: -1, message: words[resultCode][language], resultCode },
});
