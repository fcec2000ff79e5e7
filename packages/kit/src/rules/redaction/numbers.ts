import { checkCharacter, isLuhn } from '../check-digits.ts';
import { whole, type PersonalKind, type PersonalPattern } from './pattern.ts';

/** Figures that are told from numbers by more than their digits. */
export const figures: readonly PersonalPattern[] = [
  whole('coordinates', /-?\b\d{1,3}\.\d{3,9}°? ?[NS]?[,; ] ?-?\d{1,3}\.\d{3,9}\b/g),
  whole(
    'coordinates',
    /(?:\b(?:lat|lng|lon|latitude|longitude)|经度|纬度)["']?[\s:=]{1,3}-?\d{1,3}\.\d{2,9}/gi,
  ),
  whole('ip', /\b\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\b/g),
  whole('masked', /\b[A-Z\d]{1,6}\*{2,12}[\dX]{1,4}\b/gi),
  whole('phone', /\+\d(?:[ ().-]{0,2}\d){6,14}/g),
  whole('phone', /\b(?:1\d\d|0\d{1,3})\.\d{3,4}\.\d{4}\b/g),
  whole('phone', /\(\d{2,4}\) ?\d{3,4}[ -]?\d{2,4}(?:-\d\d)?/g),
];

const month = '(?:19|20)\\d\\d-(?:0[1-9]|1[0-2])';
const day = `${month}-(?:0[1-9]|[12]\\d|3[01])(?!\\d)`;
const instant = `${day}(?:[T ]\\d\\d:[\\d:.]{2,10}(?:Z|[+-]\\d\\d:?\\d\\d)?)?`;
const aircraft = '(?:A3\\d\\d|7\\d7)-\\d{3}\\b';
const sum = '[1-9]\\d{0,2}(?:[ ,]\\d{3}){1,2}(?:\\.\\d\\d?)?|[1-9]\\d{5,6}(?:\\.\\d\\d?)?';
const money = `(?:[¥$€£₩₽]|CNY|RMB|USD|HKD|EUR|JPY|KRW|RUB) ?(?:${sum})(?![ -]?\\d)`;
const unit =
  '(?:[¥€₩₽元円원]|CNY|RMB|USD|HKD|EUR|JPY|KRW|RUB|руб|points?\\b|miles\\b|积分|里程|ポイント|マイル|포인트|마일|балл|мил)';
const amount = `[+-]?\\b(?:${sum}) ?${unit}`;

/** A day, an instant, a month, an aircraft or an amount, which stays; or six digits and more, however they are parted. */
const kept = `${instant}|${month}(?![ -]?\\d)|\\b${aircraft}|${money}|${amount}`;
/** A number ends where a day or a time begins. */
const run = `\\b\\d(?:[ -]?(?!${day}|\\d\\d?:\\d\\d)\\d){5,}X?`;
const numbers = new RegExp(`(${kept})|${run}`, 'gi');

const phone = /^(?:(?:00)?86)?1[3-9]\d{9}$|^00?[1-9]\d{8,11}$|^8\d{10}$/;

/** A mainland number of the first generation: region, birthday, serial. */
const oldIdentity = /^\d{8}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}$/;

/** The kind of a number by its digits; `number` when they say no more. */
function kindOf(written: string): PersonalKind {
  const number = written.replace(/[ -]/g, '').toUpperCase();
  if (number.length === 18 && checkCharacter(number) === number.charAt(17)) return 'identity';
  const digits = number.replace('X', '');
  if (phone.test(digits)) return 'phone';
  if (oldIdentity.test(digits)) return 'identity';
  if (digits.length === 12) return 'memberCard';
  if (/^781\d{10}$/.test(digits)) return 'ticket';
  if (digits.length >= 13 && digits.length <= 19 && isLuhn(digits)) return 'bankCard';
  if (digits.length === 14 || digits.length === 18) return 'order';
  return digits.length === 13 ? 'ticket' : 'number';
}

/** The text with every number of six digits and more marked by its kind. */
export const withoutNumbers = (text: string): string =>
  text.replace(numbers, (found: string, stays: string | undefined) => stays ?? `[${kindOf(found)}]`);

/** Letters mixed with five digits and more: a document of another country, an id. */
export const mixed: readonly PersonalPattern[] = [
  whole('document', /\b(?=(?:[A-Z]*\d){5})(?=\d*[A-Z])[A-Z\d]{7,}\b/gi),
];
