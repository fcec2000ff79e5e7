import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Checked } from './result.ts';
import { spelledName } from './spelled-name.ts';
import { activationCode } from './coupons/activation-code.ts';
import { latinAddress, postcode } from './address.ts';
import { attachment, attachmentContent } from './attachment.ts';
import { birthday, travellerBirthday } from './birthday.ts';
import { chosenPlace, fareAmount, travelDay } from './points/calculator.ts';
import { chosenCountry, chosenGender } from './choices.ts';
import { consumptionPassword, loginPassword, repeatedPassword, smsCode } from './codes.ts';
import { dateRange } from './date-range.ts';
import { calendarDay, documentExpiry } from './day.ts';
import * as documents from './documents.ts';
import { email } from './email.ts';
import { flightNumber } from './flight.ts';
import { identityNumber } from './identity-number.ts';
import { lenientId, lenientName, lenientPassport } from './lenient.ts';
import { chineseName, latinName, passengerName, travelName } from './names.ts';
import { bankCard, orderNumber, ownTicketNumber, ticketNumber } from './numbers.ts';
import { bookingClass, chosenAirport, partnerFlight, partnerFlightDay } from './points/partner-claim.ts';
import { foreignPhone, mainlandPhone } from './phone.ts';
import { emptyContact, memberCard, newContact, wholeGivenName } from './account/recovery.ts';
import { relation } from './relation.ts';
import { remark } from './remark.ts';
import { contactEmail, contactName, contactPhone } from './check-in/seat-contact.ts';
import { currentPassword, memberAccount } from './account/sign-in.ts';
import { occupation, organisation } from './programmes/youth.ts';
import { orderQueryNumber } from './orders/order-query.ts';
import { frequentFlyerNumber } from './saved-people/frequent-flyer.ts';
import { companyTaxNo, receiptTitle } from './saved-people/invoice-title.ts';
import { runs } from '../../../../vitest.runs.ts';

const today = '2026-06-01';
const claiming = {
  today,
  terms: { ownFromDay: 7, partnerFromDay: 14, months: 6 },
  partners: ['X7'],
  own: 'MU',
};

/** Every validator, with a context. */
const validators: Record<string, (input: string) => Checked<unknown>> = {
  activationCode,
  attachment: (input) => attachment(input, 1, 0),
  attachmentContent: (input) =>
    attachmentContent(
      { name: 'a.pdf', type: 'application/pdf', bytes: 9 },
      Uint8Array.from(input.slice(0, 16), (letter) => letter.charCodeAt(0)),
    ),
  bankCard,
  birthday: (input) => birthday(input, today),
  bookingClass,
  calendarDay,
  chosenAirport,
  chosenPlace,
  contactEmail,
  contactName,
  contactPhone: (input) => contactPhone(input, 'JP', (number) => number || undefined),
  chosenCountry,
  chosenGender,
  chineseName: (input) => chineseName(input),
  companyTaxNo,
  consumptionPassword,
  dateRange: (input) => dateRange(input, input, 'tickets'),
  documentExpiry: (input) => documentExpiry(input, today),
  documentNumber: (input) => documents.documentNumber(input, 'householdRegister', { today, country: 'CN' }),
  email,
  fareAmount,
  flightNumber,
  frequentFlyerNumber: (input) => frequentFlyerNumber(input, false),
  foreignPhone: (input) => foreignPhone(input, 'JP', (number) => number || undefined),
  foreignerCard: (input) => documents.foreignerCard(input, today),
  hkMacauPass: documents.hkMacauPass,
  homeReturnPermit: documents.homeReturnPermit,
  identityNumber: (input) => identityNumber(input, today),
  latinName: (input) => latinName(input, input),
  latinAddress: (input) => latinAddress(input, 35),
  lenientId,
  lenientName,
  lenientPassport,
  loginPassword,
  mainlandPhone,
  memberAccount,
  currentPassword,
  memberCard,
  wholeGivenName,
  occupation,
  organisation,
  newContact: (input) => newContact({ ...emptyContact, by: 'email', newEmail: input }),
  officerCard: documents.officerCard,
  orderNumber,
  orderQueryNumber: (input) => orderQueryNumber('orderNo', input),
  ownTicketNumber,
  passengerName: (input) => passengerName(input, 'domestic'),
  passport: (input) => documents.passport(input, 'US'),
  partnerFlight: (input) => partnerFlight(input, claiming),
  partnerFlightDay: (input) => partnerFlightDay(input, claiming),
  postcode,
  receiptTitle,
  relation,
  remark: (input) => remark(input),
  repeatedPassword: (input) => repeatedPassword(input, input),
  smsCode,
  spelledName: (input) => spelledName({ family: input, given: input }, { family: '张', given: '三' }, true),
  taiwanPass: documents.taiwanPass,
  taiwanPermit: documents.taiwanPermit,
  ticketNumber,
  travelDay: (input) => travelDay(input, today),
  travelName,
  travellerBirthday: (input) => travellerBirthday(input, today, 'child'),
};
const table = Object.entries(validators);

const sources = import.meta.glob<string>(['./**/*.ts', '!./**/*.{test,support}.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const code = Object.values(sources).join('\n');

it('the table names every function that answers Checked', () => {
  const declared = [
    ...code.matchAll(/export function (\w+)\((?:(?!export |\n\})[\s\S])*?\): Checked/g),
    ...code.matchAll(/export const (\w+) = (?:matching\(|\([^=]*?\): Checked)/g),
  ].map(([, name]) => name);
  expect(new Set(declared)).toEqual(new Set(Object.keys(validators)));
});

/** Text that people and attackers type, the signs of every rule among it. */
const pieces = fc.constantFrom(
  ...Array.from('0123456789 -/.:@+()xXCHMEŁ\t\n"\''),
  ...Array.from('７Ａ－张·𠮷😀年\u200B\u202E\u3000'),
  '\uD800',
  '1101051949',
  '781-',
  '+86',
);
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join('')),
  fc.array(fc.nat(0xffff), { maxLength: 40 }).map((codes) => String.fromCharCode(...codes)),
);

describe('property: whatever is typed', () => {
  it.each(table)('%s answers, does not throw, and takes its own value again', (name, validate) => {
    fc.assert(
      fc.property(typed, (input) => {
        const checked = validate(input);
        expect(typeof checked.ok).toBe('boolean');
        if (checked.ok && typeof checked.value === 'string' && name !== 'foreignPhone') {
          expect(validate(checked.value)).toEqual(checked);
        }
      }),
      runs(),
    );
  });
});

const size = 10_000;
const units = [
  'a',
  '1',
  ' ',
  '-',
  '.',
  '/',
  '@',
  "a'",
  'a-',
  'a.',
  '1-',
  '张',
  '·',
  '张·',
  '𠮷',
  '１',
  '－',
  '\u200B',
  '\r',
  '.a@',
  '年',
  '781-',
];
const endings = ['', '!', '\n', '@', ' x'];
const hostile = (length: number): string[] =>
  units.flatMap((unit) => endings.map((ending) => unit.repeat(Math.ceil(length / unit.length)) + ending));

/** Milliseconds of one call: the median, and the fastest, which a busy machine changes least. */
function timeOf(work: () => unknown, times: number): { median: number; best: number } {
  const taken = Array.from({ length: times }, () => {
    const begin = performance.now();
    work();
    return performance.now() - begin;
  }).sort((a, b) => a - b);
  return { median: taken[times >> 1] ?? 0, best: taken[0] ?? 0 };
}

/** Problem of the time that `work` takes: 4 times the length takes 16 times as long when it is quadratic. */
function slowness(work: (input: string) => unknown, input: string, longer: string): string | undefined {
  work(input);
  const { median, best } = timeOf(() => work(input), 5);
  if (median > 1) return `${median} ms`;
  // Less than this is below 5 ms at 4 times the length, whatever grows by up to its third power.
  if (best < 0.05) return undefined;
  const long = timeOf(() => work(longer), 5).best;
  return long > 5 && long > best * 10 ? `${best} ms, 4 times as long: ${long} ms` : undefined;
}

/** The first input on which `work` is slow, three times in a row: others use this machine too. */
const slow = (work: (input: string) => unknown): string | undefined => {
  const longer = hostile(size * 4);
  for (const [index, input] of hostile(size).entries()) {
    const tries = () => slowness(work, input, longer[index] ?? '');
    const found = tries() && tries() && tries();
    if (found) return `${JSON.stringify(input.slice(0, 6))}… ${found}`;
  }
  return undefined;
};

describe('10 kB of hostile input takes at most 1 ms, and more in proportion', () => {
  it.each(table)('%s', (_, validate) => {
    expect(slow(validate)).toBeUndefined();
  });

  const expressions = [
    ...new Set(
      [
        ...code.matchAll(
          /(?:= |\(|split\()(\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[gimsuy]*)/g,
        ),
      ].map(([, literal = '']) => literal),
    ),
  ];

  it('every expression is found', () => {
    expect(expressions.length).toBeGreaterThan(25);
  });

  it.each(expressions)('%s', (literal) => {
    const end = literal.lastIndexOf('/');
    const expression = new RegExp(literal.slice(1, end), literal.slice(end + 1).replace('g', ''));
    expect(slow((input) => expression.test(input))).toBeUndefined();
  });

  it('a catastrophic expression is caught', () => {
    const quadratic = /\d+x$/;
    expect(slow((input) => quadratic.test(input))).toBeDefined();
  });
});
