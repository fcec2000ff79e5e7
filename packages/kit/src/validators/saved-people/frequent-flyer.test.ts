import { describe, expect, it } from 'vitest';
import { frequentFlyerNumber } from './frequent-flyer.ts';

describe('the number of a membership', () => {
  it.each([
    ['600000000001', true, '600000000001'],
    ['6000 0000 0001', true, '600000000001'],
    ['ab 12345', false, 'AB12345'],
    ['ＡＢ１２３４５', false, 'AB12345'],
    ['12345', false, '12345'],
    ['A123456789012345', false, 'A123456789012345'],
  ])('%j of the own programme (%s) is stored as %s', (input, own, value) => {
    expect(frequentFlyerNumber(input, own)).toEqual({ ok: true, value });
  });

  it.each([
    ['', true, 'member.card'],
    ['60000000001', true, 'member.card'],
    ['A60000000001', true, 'member.card'],
    ['', false, 'card.flyer'],
    ['1234', false, 'card.flyer'],
    ['A1234567890123456', false, 'card.flyer'],
    ['AB/12345', false, 'card.flyer'],
    ['会员12345', false, 'card.flyer'],
  ])('%j of the own programme (%s) is refused as %s', (input, own, key) => {
    expect(frequentFlyerNumber(input, own)).toMatchObject({ ok: false, key });
  });
});
