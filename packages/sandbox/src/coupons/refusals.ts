import type { CouponRefusalCode } from '@mapp/kit/contracts';
import type { Texts } from '../language.ts';
import type { Reply } from '../reply.ts';
import type { RequestContext } from '../request-context.ts';

const coded: Readonly<Record<CouponRefusalCode, Texts>> = {
  CPN01: {
    zh: '兑换码不存在',
    en: 'There is no such activation code',
    ja: 'この引換コードは存在しません',
    ko: '존재하지 않는 교환 코드입니다',
    ru: 'Такого кода нет',
  },
  CPN02: {
    zh: '兑换码已被使用',
    en: 'This activation code has been used',
    ja: 'この引換コードは使用済みです',
    ko: '이미 사용된 교환 코드입니다',
    ru: 'Код уже использован',
  },
  CPN03: {
    zh: '兑换码已过期',
    en: 'This activation code has expired',
    ja: 'この引換コードは有効期限が切れています',
    ko: '기간이 만료된 교환 코드입니다',
    ru: 'Срок действия кода истёк',
  },
  CPN04: {
    zh: '您已兑换过这个码',
    en: 'You have activated this code already',
    ja: 'この引換コードはすでにご利用済みです',
    ko: '이미 등록하신 교환 코드입니다',
    ru: 'Вы уже активировали этот код',
  },
  CPN05: {
    zh: '已被领完',
    en: 'None are left',
    ja: '配布は終了しました',
    ko: '모두 소진되었습니다',
    ru: 'Купоны закончились',
  },
};

/** A no in the language of the request, with its code. */
export const refuseCoupon = (code: CouponRefusalCode, { language }: RequestContext): Reply<never> => ({
  refusal: { code: -1, message: coded[code][language], resultCode: code },
});
