import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankCard, orderNumber, ownTicketNumber, ticketNumber } from './numbers.ts';
import { refuse, type Checked } from './result.ts';
import { corruptions, dressed } from './trial.support.ts';
import { runs } from '../../../../vitest.runs.ts';

const good = (value: string): Checked => ({ ok: true, value });

describe('a ticket number', () => {
  it.each([
    ['1234567890', '7811234567890'],
    ['7811234567890', '7811234567890'],
    ['781-1234567890', '7811234567890'],
    ['７８１－１２３４５６７８９０', '7811234567890'],
    ['781–1234567890', '7811234567890'],
    [' 781 1234 567890 ', '7811234567890'],
    ['7810987654321', '7810987654321'],
    ['774-2100000001', '7742100000001'],
  ])('%s', (input, value) => {
    expect(ticketNumber(input)).toEqual(good(value));
  });

  it.each([
    '',
    '781',
    '123456789',
    '12345678901',
    '781123456789',
    '78112345678901',
    '7811-234567890',
    '123-4567890',
    '781--1234567890',
    '781-1234567890-',
    '-1234567890',
    '781-123456789O',
    'MU1234567890',
  ])('refuses %j', (input) => {
    expect(ticketNumber(input)).toEqual(refuse('ticket.number'));
  });

  it('of the airline begins with 781', () => {
    expect(ownTicketNumber('1234567890')).toEqual(good('7811234567890'));
    expect(ownTicketNumber('7742100000001')).toEqual(refuse('ticket.own', { prefix: '781' }));
    expect(ownTicketNumber('77')).toEqual(refuse('ticket.number'));
  });
});

describe('an order number', () => {
  it.each(['12345678901234', '123456789012345678', '1234 5678 9012 34', '１２３４５６７８９０１２３４'])(
    '%s',
    (input) => {
      expect(orderNumber(input).ok).toBe(true);
    },
  );

  it.each([
    '',
    '1234567890123',
    '123456789012345',
    '12345678901234567',
    '1234567890123456789',
    '1234567890123A',
  ])('refuses %j', (input) => {
    expect(orderNumber(input)).toEqual(refuse('order.number'));
  });
});

describe('a bank card', () => {
  it.each([
    ['6222020000000000000', good('6222020000000000000')],
    ['6225880100000000', good('6225880100000000')],
    ['6225 8801 0000 0000', good('6225880100000000')],
    ['６２２５８８０１００００００００', good('6225880100000000')],
    ['6217000000000000012', good('6217000000000000012')],
    ['4222222222222', good('4222222222222')],
    ['4111-1111-1111-1111', good('4111111111111111')],
    ['6222021234567890123', refuse('card.check')],
    ['6225880100000001', refuse('card.check')],
    ['424242424242', refuse('card.number')],
    ['62220200000000000000', refuse('card.number')],
    ['6225880100000O00', refuse('card.number')],
    ['0000000000000000', refuse('card.number')],
    ['0222020000000000', refuse('card.number')],
    ['', refuse('card.number')],
  ])('%s', (input, expected) => {
    expect(bankCard(input)).toEqual(expected);
  });
});

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength, maxLength });
const ways = fc.array(fc.nat(5), { minLength: 1, maxLength: 19 });
const spaced = fc.array(fc.constantFrom(0, 1, 2), { minLength: 1, maxLength: 13 });

it('property: ticketNumber and ownTicketNumber count the digits', () => {
  fc.assert(
    fc.property(digits(8, 15), spaced, fc.nat(), (number, typed, at) => {
      const value = number.length === 13 ? number : number.length === 10 ? `781${number}` : undefined;
      const expected = value === undefined ? refuse('ticket.number') : good(value);
      expect(ticketNumber(dressed(number, typed, [' ', '\u3000', '\u00a0']))).toEqual(expected);
      expect(ownTicketNumber(number).ok).toBe(value?.startsWith('781') ?? false);
      const place = at % (number.length + 1);
      const dashed = `${number.slice(0, place)}-${number.slice(place)}`;
      expect(ticketNumber(dashed)).toEqual(
        number.length === 13 && place === 3 ? good(number) : refuse('ticket.number'),
      );
    }),
    runs(),
  );
});

it('property: orderNumber takes 14 or 18 digits, however typed', () => {
  fc.assert(
    fc.property(digits(12, 20), ways, (number, typed) => {
      const fits = number.length === 14 || number.length === 18;
      expect(orderNumber(dressed(number, typed))).toEqual(fits ? good(number) : refuse('order.number'));
    }),
    runs(),
  );
});

/** Luhn by a table of doubled digits, from the left. */
const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
const luhnRest = (number: string) =>
  Array.from(number).reduce((sum, digit, place) => {
    const value = Number(digit);
    return (sum + ((number.length - place) % 2 === 0 ? (doubled[value] ?? 0) : value)) % 10;
  }, 0);

it('property: bankCard takes what Luhn takes, and no number with one digit changed', () => {
  fc.assert(
    fc.property(digits(11, 17), ways, fc.nat(), (rest, typed, pick) => {
      const body = `${1 + (pick % 9)}${rest}`;
      const number = body + String((10 - luhnRest(`${body}0`)) % 10);
      expect(bankCard(dressed(number, typed))).toEqual(good(number));
      const wrong = corruptions(number);
      const spoilt = wrong[pick % wrong.length] ?? '';
      expect(bankCard(spoilt)).toEqual(refuse(spoilt.startsWith('0') ? 'card.number' : 'card.check'));
    }),
    runs(),
  );
});
