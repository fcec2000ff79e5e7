import { describe, expect, it } from 'vitest';
import { checkBankCard, checkBankCardField, emptyBankCard, bankOfTyped } from './bank-card.ts';
import {
  checkRepurchaseField,
  emptyRepurchase,
  repurchaseTypedFields,
  repurchaseWish,
} from './repurchase.ts';

const today = '2026-06-01';
const known = { today, holderKnown: true } as const;
const unknown = { today, holderKnown: false } as const;
const good = {
  ...emptyBankCard,
  holder: '张三',
  documentNo: '310104199003074510',
  number: '6222 0200 0000 0000 000',
  bank: 'icbc',
} as const;

describe('a bank card', () => {
  it('is sent without its spaces, and without the holder where the airline knows them', () => {
    expect(checkBankCard(good, known)).toEqual({
      kind: 'savings',
      cardNumber: '6222020000000000000',
      bank: 'icbc',
    });
    expect(checkBankCard({ ...good, kind: 'credit' }, unknown)).toEqual({
      holder: '张三',
      documentNo: '310104199003074510',
      kind: 'credit',
      cardNumber: '6222020000000000000',
      bank: 'icbc',
    });
  });

  it.each([
    ['holder', { holder: '' }, 'name.whole'],
    ['documentNo', { documentNo: '310104199003074511' }, 'id.check'],
    ['number', { number: '' }, 'card.number'],
    ['number', { number: '6222 0200 0000 0000' }, 'card.check'],
    ['number', { number: '6222020000000000001' }, 'card.check'],
    ['number', { number: '622202000000' }, 'card.number'],
    ['bank', { bank: '' }, 'bank.choose'],
  ] as const)('%s: %j is refused as %s', (field, change, key) => {
    const typed = { ...good, ...change };
    expect(checkBankCardField(field, typed, unknown)?.key).toBe(key);
    expect(checkBankCard(typed, unknown)).toBeUndefined();
  });

  it('asks nothing of a holder who is known', () => {
    expect(checkBankCardField('holder', emptyBankCard, known)).toBeUndefined();
    expect(checkBankCardField('documentNo', emptyBankCard, known)).toBeUndefined();
  });

  it('tells its bank as it is typed', () => {
    expect(bankOfTyped('6222 02')).toBe('icbc');
    expect(bankOfTyped('6222 0')).toBeUndefined();
  });
});

describe('a search for a repurchased ticket', () => {
  const typed = {
    old: '2100000020',
    new: '781-2100000021',
    documentNo: '310104199003074510',
    code: '246810',
  };

  it('is sent with whole numbers', () => {
    expect(repurchaseWish(typed)).toEqual({
      ticketNo: '7812100000020',
      newTicketNo: '7812100000021',
      documentNo: '310104199003074510',
      code: '246810',
    });
  });

  it.each(repurchaseTypedFields)('wants its %s', (field) => {
    expect(checkRepurchaseField(field, emptyRepurchase)).toBeDefined();
    expect(checkRepurchaseField(field, typed)).toBeUndefined();
    expect(repurchaseWish({ ...typed, [field]: '' })).toBeUndefined();
  });

  it('takes tickets of the airline alone', () => {
    expect(checkRepurchaseField('old', { ...typed, old: '7841234567890' })?.key).toBe('ticket.own');
  });
});
