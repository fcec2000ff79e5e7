import {
  activateCoupon,
  cardCoupons,
  couponHistory,
  couponOffers,
  myCoupons,
  takeOffer,
  type Call,
  type CardVoucher,
  type Coupon,
  type Offer,
} from '@mapp/kit/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerTo } from '../ask.ts';
import { createAirline, type Airline } from '../engine.ts';
import { activationCodes, offers } from './inputs.ts';

let airline: Airline;
let token: string;

beforeEach(() => {
  airline = createAirline({ now: '2026-06-01T10:00:00+08:00' });
  token = airline.signIn('600000000001');
});

const ask = async (call: Call, payload = {}, asking = { token }) =>
  (await answerTo(airline, call, payload, asking)).body;
const listed = async (call: Call = myCoupons, asking = { token }) =>
  ((await ask(call, {}, asking))['data'] as { coupons: Coupon[] }).coupons;
const states = (coupons: readonly Coupon[]) => coupons.map(({ state }) => state);
const activate = (code: string, activationId = 'activation-1', asking = { token }) =>
  ask(activateCoupon, { code, activationId }, asking);

describe('the coupons of a member', () => {
  it('are those that can be used, and those that ended within three months', async () => {
    expect(states(await listed())).toEqual(['usable', 'usable', 'usable', 'used', 'expired']);
  });

  it('have all that ended within a year in their history', async () => {
    const ended = await listed(couponHistory);
    expect(states(ended).filter((state) => state === 'used')).toHaveLength(3);
    expect(states(ended).filter((state) => state === 'expired')).toHaveLength(3);
  });

  it('expire with the airline’s day', async () => {
    await listed();
    airline.freeze('2026-06-07T23:59:00+08:00');
    token = airline.signIn('600000000001');
    expect(states(await listed())).toContain('usable');
    expect((await listed()).filter(({ state }) => state === 'usable')).toHaveLength(3);
    airline.freeze('2026-06-08T00:00:00+08:00');
    token = airline.signIn('600000000001');
    expect((await listed()).filter(({ state }) => state === 'usable')).toHaveLength(2);
  });
});

describe('an activation code', () => {
  it('makes one coupon, however often the activation is sent', async () => {
    const first = await activate(activationCodes.right);
    expect(first).toMatchObject({ Code: 200, data: { coupon: { kind: 'seat', state: 'usable' } } });
    expect(await activate(activationCodes.right)).toMatchObject({ Code: 200 });
    expect((await listed()).filter(({ activationId }) => activationId === 'activation-1')).toHaveLength(1);
  });

  it.each([
    ['MAPPNOTHING1', 'CPN01'],
    [activationCodes.used, 'CPN02'],
    [activationCodes.expired, 'CPN03'],
  ])('%s comes to %s', async (code, resultCode) => {
    expect(await activate(code)).toMatchObject({ Code: -1, resultCode });
    expect(await listed()).toHaveLength(5);
  });

  it('is the member’s own the second time, and somebody else’s to others', async () => {
    await activate(activationCodes.right);
    expect(await activate(activationCodes.right, 'activation-2')).toMatchObject({ resultCode: 'CPN04' });
    const other = { token: airline.signIn('600000000002') };
    expect(await activate(activationCodes.right, 'activation-3', other)).toMatchObject({
      resultCode: 'CPN02',
    });
  });
});

describe('offers', () => {
  const offered = async () => ((await ask(couponOffers))['data'] as { offers: Offer[] }).offers;
  const stateOf = async (offerId: string) =>
    (await offered()).find((each) => each.offerId === offerId)?.state;

  it('are taken once, and then stand among the coupons', async () => {
    expect(await stateOf(offers.seat)).toBe('open');
    await ask(takeOffer, { offerId: offers.seat });
    expect(await stateOf(offers.seat)).toBe('taken');
    expect(await listed()).toHaveLength(6);
    expect(await ask(takeOffer, { offerId: offers.seat })).toMatchObject({ resultCode: 'CPN05' });
    expect(await listed()).toHaveLength(6);
  });

  it('may be gone before they are taken', async () => {
    expect(await stateOf(offers.last)).toBe('open');
    expect(await ask(takeOffer, { offerId: offers.last })).toMatchObject({ resultCode: 'CPN05' });
    expect(await stateOf(offers.last)).toBe('gone');
  });
});

it('platinum has its vouchers, less what was used of them', async () => {
  const { vouchers } = (await ask(cardCoupons, {}, { token: airline.signIn('600000000004') }))['data'] as {
    vouchers: CardVoucher[];
  };
  expect(vouchers).toMatchObject([{ kind: 'platinumUpgrade', total: 6, left: 4 }]);
  expect(vouchers[0]?.uses).toHaveLength(2);
});
