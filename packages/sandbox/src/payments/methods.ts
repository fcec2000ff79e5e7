import { paymentMethods, type PaymentMethod } from '@mapp/kit/rules';
import type { PaymentWay } from '@mapp/kit/contracts';
import type { Language, Texts } from '../language.ts';

const bank: Texts = {
  zh: '云帆银行',
  en: 'Cloudsail Bank',
  ja: 'クラウドセイル銀行',
  ko: '클라우드세일 은행',
  ru: 'Банк «Облако»',
};

/** The card that these members have saved; the others have none. */
const cards: Readonly<Record<string, Pick<PaymentWay, 'cardType' | 'last4'>>> = {
  '600000000001': { cardType: 'savings', last4: '6688' },
  '600000000004': { cardType: 'credit', last4: '0019' },
};

/** Ways in which a member can pay: the saved card first, as it was used the last time. */
export function waysOf(cardNo: string, language: Language): readonly PaymentWay[] {
  const card = cards[cardNo];
  return paymentMethods.flatMap((kind): PaymentWay[] => {
    if (kind !== 'bankCard') return [{ id: kind, kind }];
    return card ? [{ id: `card-${card.last4}`, kind, bank: bank[language], ...card, lastUsed: true }] : [];
  });
}

/** The way of an id; undefined for one that the member does not have. */
export const methodOf = (cardNo: string, id: string): PaymentMethod | undefined =>
  waysOf(cardNo, 'en').find((way) => way.id === id)?.kind;
