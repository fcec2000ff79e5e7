import {
  ClosedWay,
  MakeUpBill,
  PointsPrice,
  SuperBenefits,
  SuperPlans,
  TierOrderCard,
  TierOrderFacts,
  TierOrderHead,
  TierPanel,
} from '@mapp/kit/components/tier-orders';
import { purchaseStatuses, tierBars } from '@mapp/kit/rules';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { oneMissing, oneMissingTotal, tierNow, waitingOrder } from '../fixtures/tier-orders.ts';
import { plain } from '../plain.ts';
import { padded } from '../primitives/padded.tsx';
import { words } from '../words.ts';

const meta = preview.meta({
  component: TierOrderCard,
  args: { order: waitingOrder, now: tierNow, href: '/mapp/mine/gradeOrderDetail?tradingOrderNo=1' },
  decorators: [padded],
});

export const Waiting = meta.story({
  play: async ({ canvas, navigation }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent('10:30');
    await userEvent.click(canvas.getByRole('link'));
    await expect(navigation.log).toEqual([{ action: 'push', to: '/mine/gradeOrderDetail?tradingOrderNo=1' }]);
  },
});

/** The airline has not said so yet: its clock has. */
export const TimeIsOver = meta.story({
  args: { now: tierNow + 30 * 60_000 },
  play: async ({ canvas, globals }) => {
    const orders = await words(globals, 'orders');
    await expect(canvas.getByRole('link')).toHaveTextContent(orders('status.expired'));
    await expect(canvas.getByRole('link')).not.toHaveTextContent('10:30');
  },
});

export const Heads = meta.story({
  render: () => (
    <>
      {purchaseStatuses.map((state) => (
        <TierOrderHead key={state} order={{ ...waitingOrder, state }} now={tierNow} />
      ))}
    </>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('heading')).toHaveLength(purchaseStatuses.length),
});

/** Every reason in words; how far it is where that is known. */
export const Closed = meta.story({
  render: () => (
    <>
      {tierBars.map((bar) => (
        <TierPanel key={bar} tier="GOL" title={bar}>
          <ClosedWay
            closed={{
              kind: 'makeUpRaise',
              tierCode: 'GOL',
              bar,
              ...(bar === 'tooFar' && { leastPercent: 60, flownPercent: 38 }),
            }}
          />
        </TierPanel>
      ))}
    </>
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    for (const bar of tierBars) await expect(canvas.getByText(t(`barTitle.${bar}`))).toBeVisible();
    await expect(canvas.getByText(plain(t('flown', { flown: 38, least: 60 })))).toBeVisible();
  },
});

export const Difference = meta.story({
  render: () => (
    <TierPanel tier="GOL" title="GOL" valid={waitingOrder}>
      <MakeUpBill parts={oneMissing} total={oneMissingTotal} />
    </TierPanel>
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await expect(canvas.getByText(t('makeUp.met'))).toBeVisible();
    await expect(canvas.getAllByText(/1\D?800/)).toHaveLength(2);
  },
});

const price = { points: 20_000, cash: { amount: 30_000, currency: 'CNY' } };

export const Prices = meta.story({
  render: () => (
    <>
      <TierPanel tier="SIL" title="SIL">
        <PointsPrice price={price} available={23_687} />
      </TierPanel>
      <TierPanel tier="PLT" title="PLT">
        <PointsPrice price={price} available={-500} way={<a href="#shop">+</a>} />
      </TierPanel>
    </>
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await expect(canvas.getByText(plain(t('enough', { points: 3687 })))).toBeVisible();
    await expect(canvas.getByText(plain(t('short', { points: 20_000 })))).toBeVisible();
  },
});

const onChoose = fn();
const onCopy = fn();
const plan = {
  kind: 'superMember' as const,
  tierCode: 'STD' as const,
  points: 0,
  validFrom: '2026-06-01',
  validUntil: '2027-05-31',
};

export const Membership = meta.story({
  beforeEach: () => void onChoose.mockClear(),
  render: () => (
    <>
      <SuperPlans
        plans={[
          { ...plan, offerId: 'year', months: 12, cash: { amount: 59_900, currency: 'CNY' } },
          { ...plan, offerId: 'quarter', months: 3, cash: { amount: 19_900, currency: 'CNY' } },
        ]}
        value="year"
        onChange={onChoose}
      />
      <SuperBenefits
        benefits={[
          { benefit: 'lounge', value: '2' },
          { benefit: 'bonus', value: '+20%' },
        ]}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const [year, quarter] = canvas.getAllByRole('radio');
    await expect(year).toBeChecked();
    if (quarter) await userEvent.click(quarter);
    await expect(onChoose).toHaveBeenCalledWith('quarter');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

export const OneOrder = meta.story({
  render: () => (
    <>
      <TierOrderFacts
        order={{ ...waitingOrder, completedAt: '2026-06-01T10:02:00+08:00' }}
        paidBy="MU Pay"
        onCopy={onCopy}
      />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await expect(canvas.getByText(waitingOrder.orderNo)).toBeVisible();
    await expect(canvas.getByText(t('facts.done'))).toBeVisible();
    await expect(canvas.getByText('MU Pay')).toBeVisible();
    const orders = await words(globals, 'orders');
    await userEvent.click(canvas.getByRole('button', { name: orders('copy') }));
    await expect(onCopy).toHaveBeenCalled();
  },
});
