import type { ChangedRest, ChangeQuote } from '@mapp/kit/contracts';
import type { Language, Texts } from '../language.ts';

/** The airline's rules for what a change touches beside the flight. */
const ofChange: Readonly<Record<ChangedRest, Texts>> = {
  checkIn: {
    zh: '登机牌作废，新航班要重新值机。',
    en: 'The boarding pass is void; check in again for the new flight.',
    ja: '搭乗券は無効になります。新しい便で改めてチェックインしてください。',
    ko: '탑승권은 무효가 되며, 새 항공편에서 다시 체크인해야 합니다.',
    ru: 'Посадочный талон аннулируется; зарегистрируйтесь на новый рейс.',
  },
  seats: {
    zh: '选座费原路退回。',
    en: 'The price of the seats comes back the way it was paid.',
    ja: '座席料金は支払い方法に応じて返金します。',
    ko: '좌석 요금은 결제 수단으로 환불됩니다.',
    ru: 'Деньги за места вернутся тем же способом.',
  },
  addOns: {
    zh: '转到新航班；新航班没有的退款。',
    en: 'They move to the new flight; what it does not offer is refunded.',
    ja: '新しい便に引き継ぎます。提供がないものは払い戻します。',
    ko: '새 항공편으로 옮겨지며, 제공되지 않는 것은 환불됩니다.',
    ru: 'Перейдут на новый рейс; чего на нём нет — вернём деньгами.',
  },
  insurance: {
    zh: '对新航班继续有效。',
    en: 'It stays valid for the new flight.',
    ja: '新しい便でも有効です。',
    ko: '새 항공편에도 유효합니다.',
    ru: 'Действует и на новый рейс.',
  },
  invoice: {
    zh: '原发票作废，改签后可以重新开。',
    en: 'The old one is void; a new one can be made out after the change.',
    ja: '元の領収書は無効になり、変更後に再発行できます。',
    ko: '기존 영수증은 무효가 되며 변경 후 다시 발급할 수 있습니다.',
    ru: 'Прежний аннулируется; новый можно оформить после обмена.',
  },
};

/** Those for an upgrade, which stays on its flight. */
const ofUpgrade: typeof ofChange = {
  ...ofChange,
  addOns: {
    zh: '留在这个航班上，不变。',
    en: 'They stay on the flight as they are.',
    ja: 'この便でそのままご利用いただけます。',
    ko: '이 항공편에 그대로 남습니다.',
    ru: 'Остаются на этом рейсе без изменений.',
  },
  insurance: {
    zh: '继续有效。',
    en: 'It stays valid.',
    ja: '引き続き有効です。',
    ko: '계속 유효합니다.',
    ru: 'Продолжает действовать.',
  },
  invoice: {
    zh: '原发票作废，升舱后可以重新开。',
    en: 'The old one is void; a new one can be made out after the upgrade.',
    ja: '元の領収書は無効になり、アップグレード後に再発行できます。',
    ko: '기존 영수증은 무효가 되며 업그레이드 후 다시 발급할 수 있습니다.',
    ru: 'Прежний аннулируется; новый можно оформить после повышения.',
  },
};

const rules = { change: ofChange, upgrade: ofUpgrade } as const;

/** Those rules in a language. */
export const becomesIn = (
  language: Language,
  kind: keyof typeof rules,
): NonNullable<ChangeQuote['becomes']> =>
  (Object.keys(ofChange) as ChangedRest[]).map((of) => ({ of, text: rules[kind][of][language] }));
