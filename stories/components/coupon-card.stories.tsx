import { CouponCard, CouponSkeleton, OfferCard, VoucherCard } from '@mapp/kit/components/coupon-card';
import { useMessages } from '@mapp/kit/messages';
import { Button } from '@mapp/kit/primitives/button';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { offer, ticketCoupon, voucher } from '../fixtures/coupons.ts';
import { padded } from '../primitives/padded.tsx';
import { fillsItsLine, isBelow } from '../lines.ts';
import { there } from '../there.ts';
import { words } from '../words.ts';
import { withoutRole } from '../without-role.ts';

/** Word of a coupon's button; the same Chinese in a chart of points is “Used”. */
const Use = () => useMessages('coupons')('use');

const meta = preview.meta({
  component: CouponCard,
  subcomponents: { CouponSkeleton, OfferCard, VoucherCard },
  decorators: [padded],
  args: {
    coupon: ticketCoupon,
    today: '2026-06-01',
    action: (
      <button type="button">
        <Use />
      </button>
    ),
  },
});

/** Six days are left: it says so. */
export const Basic = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'coupons');
    await expect(canvas.getByText(t('ends.soon', { days: 6 }))).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/100/);
    await expect(canvas.getByRole('button')).toBeVisible();
  },
});

/** As high as the card that comes. */
export const OnTheWay = meta.story({
  args: {
    coupon: { ...ticketCoupon, expireDate: '2026-12-31' },
    action: (
      <Button variant="tinted" size="medium">
        <Use />
      </Button>
    ),
  },
  render: (args) => (
    <>
      <CouponSkeleton count={1} />
      <CouponCard {...args} />
    </>
  ),
  play: async ({ canvasElement, globals }) => {
    // In a longer language the words take a line more than anything promises.
    const line = globals['locale'] === 'zh' ? 0 : 28;
    const waiting = there(withoutRole(canvasElement, '[aria-hidden="true"]')[0]);
    const shape = there(waiting.firstElementChild);
    const card = there(waiting.nextElementSibling);
    await expect(
      Math.abs(shape.getBoundingClientRect().height - card.getBoundingClientRect().height),
    ).toBeLessThanOrEqual(1 + line);
  },
});

export const LastDay = meta.story({
  args: { today: '2026-06-07' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'coupons');
    await expect(canvas.getByText(t('ends.today'))).toBeVisible();
  },
});

/** A use, and a weight; each says for what. */
export const OtherWorths = meta.story({
  render: ({ today, coupon }) => (
    <>
      <CouponCard
        today={today}
        coupon={{ ...coupon, kind: 'upgrade', worth: { type: 'times', count: 1 }, minimum: undefined }}
      />
      <CouponCard
        today={today}
        coupon={{ ...coupon, kind: 'baggage', worth: { type: 'weight', kilograms: 10 }, minimum: undefined }}
      />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'coupons');
    await expect(canvas.getByText(t('unit.times', { count: 1 }))).toBeVisible();
    await expect(canvas.getByText(t('unit.weight'))).toBeVisible();
    await expect(canvas.getByText(t('kind.baggage'))).toBeVisible();
  },
});

/** A coupon that is over has no button, and a tag in words. */
export const UsedAndExpired = meta.story({
  render: ({ coupon, ...args }) => (
    <>
      <CouponCard
        {...args}
        coupon={{ ...coupon, state: 'used', usedOn: '2026-05-12', usedOrder: '25091210448127' }}
      />
      <CouponCard {...args} coupon={{ ...coupon, state: 'expired', expireDate: '2026-05-01' }} />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'coupons');
    await expect(canvas.getByText(t('state.used'))).toBeVisible();
    await expect(canvas.getByText(t('state.expired'))).toBeVisible();
    await expect(canvas.getByText(t('used.for', { order: '25091210448127' }))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** A button that finds no room beside the last day takes the whole line below it. */
export const NarrowPhone = meta.story({
  args: {
    coupon: { ...ticketCoupon, expireDate: '2026-12-31' },
    action: (
      <Button variant="tinted" size="medium">
        <Use />
      </Button>
    ),
  },
  globals: { textSize: 'double', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    const action = there(canvas.getByRole('button').parentElement);
    await expect(isBelow(action, there(action.previousElementSibling))).toBe(true);
    await expect(fillsItsLine(action)).toBe(true);
    await expect(fillsItsLine(canvas.getByRole('button'))).toBe(true);
  },
});

/** Open, taken and gone. */
export const OnOffer = meta.story({
  render: ({ action }) => (
    <>
      <OfferCard offer={offer} action={action} />
      <OfferCard offer={{ ...offer, state: 'taken' }} action={action} />
      <OfferCard offer={{ ...offer, state: 'gone' }} action={action} />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'coupons');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByText(t('offer.taken'))).toBeVisible();
    await expect(canvas.getByText(t('offer.gone'))).toBeVisible();
  },
});

/** Four of six are left; then none. */
export const OfACard = meta.story({
  render: () => (
    <>
      <VoucherCard voucher={voucher} />
      <VoucherCard voucher={{ ...voucher, kind: 'lounge', left: 0 }} />
    </>
  ),
  play: async ({ canvas, globals, said }) => {
    const t = await words(globals, 'coupons');
    await expect(canvas.getAllByText(t('cards.of', { count: 6 }))).toHaveLength(2);
    await expect(canvas.getByText(t('cards.platinumUpgrade'))).toBeVisible();
    await expect(canvas.getByText(t('cards.used'))).toBeVisible();
    await expect(canvas.getAllByText(said('MU523 上海浦东 – 东京成田'))).toHaveLength(2);
  },
});
