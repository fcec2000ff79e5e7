import { mostPeople, type Asked, type CalculatedTier, type Trip } from '../../rules/calculator/conditions.ts';
import type { Day } from '../../rules/days.ts';
import { calendarDay } from '../day.ts';
import { bookingClass } from './partner-claim.ts';
import { accept, refuse, type Checked, type Refused } from '../result.ts';
import { compact } from '../typed.ts';

/** Input of the calculator; each of the two calculations reads its own part. */
export interface CalculatorTyped {
  readonly from: string;
  readonly to: string;
  readonly trip: Trip;
  readonly cabin: string;
  /** Yuan, with or without cents. */
  readonly amount: string;
  /** Empty: the member's own tier. */
  readonly tier: CalculatedTier | '';
  readonly date: string;
  readonly people: string;
}
export type CalculatorField = 'from' | 'to' | 'cabin' | 'amount' | 'date';

/** In the order in which they are in the form. */
export const calculatorFields: Readonly<Record<Asked['of'], readonly CalculatorField[]>> = {
  accrual: ['from', 'to', 'cabin', 'amount'],
  exchange: ['from', 'to', 'date'],
};

export const emptyCalculator: CalculatorTyped = {
  from: '',
  to: '',
  trip: 'OW',
  cabin: 'Y',
  amount: '',
  tier: '',
  date: '',
  people: '1',
};

const yuan = /^(\d{1,7})(?:\.(\d{1,2}))?$/;
const place = /^[A-Z]{3}$/;

/** A fare in yuan, stored without separators: `1200` or `1200.50`; zero earns nothing. Source: membership.md section 5. */
export function fareAmount(input: string): Checked {
  const text = compact(input).replace(/[,¥￥]/g, '');
  if (text === '') return refuse('amount.missing');
  const [, whole, cents = ''] = yuan.exec(text) ?? [];
  if (whole === undefined) return refuse('amount.number');
  const yuanOnly = String(Number(whole));
  const value = Number(cents) === 0 ? yuanOnly : `${yuanOnly}.${cents.padEnd(2, '0')}`;
  return value === '0' ? refuse('amount.zero') : accept(value);
}

/** Minor units of a fare that was accepted. */
const minorUnits = (fare: string): number => {
  const [whole = '', cents = '00'] = fare.split('.');
  return Number(whole) * 100 + Number(cents);
};

/** A city or an airport that was chosen. */
export const chosenPlace = (code: string): Checked =>
  place.test(code) ? accept(code) : refuse('city.choose');

/** A day of travel: today or later. */
export function travelDay(input: string, today: Day): Checked {
  const day = calendarDay(input);
  return day.ok && day.value < today ? refuse('day.past') : day;
}

const rules: Readonly<Record<CalculatorField, (typed: CalculatorTyped, today: Day) => Checked>> = {
  from: ({ from }) => chosenPlace(from),
  to: ({ from, to }) => {
    const chosen = chosenPlace(to);
    return chosen.ok && from === to ? refuse('place.same') : chosen;
  },
  cabin: ({ cabin }) => bookingClass(cabin),
  amount: ({ amount }) => fareAmount(amount),
  date: ({ date }, today) => travelDay(date, today),
};

/** One field by its one rule; undefined when it is good. */
export function checkCalculatorField(
  field: CalculatorField,
  typed: CalculatorTyped,
  { today }: { readonly today: Day },
): Refused | undefined {
  const checked = rules[field](typed, today);
  return checked.ok ? undefined : checked;
}

/** The conditions as they are asked for; undefined while a field is wrong. */
export function calculatorAsked(of: Asked['of'], typed: CalculatorTyped, today: Day): Asked | undefined {
  const values: Partial<Record<CalculatorField, string>> = {};
  for (const field of calculatorFields[of]) {
    const checked = rules[field](typed, today);
    if (!checked.ok) return undefined;
    values[field] = checked.value;
  }
  const { from = '', to = '', cabin = '', amount = '', date = '' } = values;
  const { trip, tier } = typed;
  if (of === 'accrual')
    return { of, from, to, trip, cabin, amount: minorUnits(amount), ...(tier !== '' && { tier }) };
  const people = Math.min(mostPeople, Math.max(1, Math.trunc(Number(typed.people)) || 1));
  return { of, from, to, trip, date, people };
}

/** Fields for conditions that were asked for before. */
export function typedOfAsked(asked: Asked): CalculatorTyped {
  const { from, to, trip } = asked;
  if (asked.of === 'exchange')
    return { ...emptyCalculator, from, to, trip, date: asked.date, people: String(asked.people) };
  const amount = (asked.amount / 100).toFixed(asked.amount % 100 === 0 ? 0 : 2);
  return { ...emptyCalculator, from, to, trip, cabin: asked.cabin, amount, tier: asked.tier ?? '' };
}
