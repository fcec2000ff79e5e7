import type { Formats } from '../../messages/formats.ts';
import type { Day } from '../../rules/days.ts';
import type { Money } from '../../rules/money.ts';

/** Texts of one language that are made for hundreds of days, by what they are made from. */
const texts = new WeakMap<Formats, Map<string, string>>();

function once(formats: Formats, key: string, make: () => string): string {
  const known = texts.get(formats) ?? new Map<string, string>();
  texts.set(formats, known);
  const text = known.get(key) ?? make();
  known.set(key, text);
  return text;
}

/** A day with its weekday, as it is read out. */
export const spokenDay = (formats: Formats, day: Day): string =>
  once(formats, day, () => formats.date(day, 'weekday'));

/** A price in words; many days have the same one. */
export const spokenMoney = (formats: Formats, price: Money): string =>
  once(formats, `${price.amount} ${price.currency}`, () => formats.money(price));
