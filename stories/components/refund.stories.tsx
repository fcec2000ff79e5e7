import {
  MoneyWay,
  RefundAmounts,
  RefundCard,
  RefundObstacleCard,
  RefundOutcomeBadge,
  RefundStateBadge,
  RefundSum,
  WhereMoney,
  WorkingDays,
} from '@mapp/kit/components/refund';
import { moneyWay, noCalendar, refundStates } from '@mapp/kit/rules';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from '../primitives/padded.tsx';
import { words } from '../words.ts';

const today = '2026-06-01';
const received = '2026-05-20T10:02:00+08:00';

const meta = preview.meta({
  component: MoneyWay,
  decorators: [padded],
  args: {
    way: moneyWay(
      { state: 'examining', times: { received: '2026-05-29T10:02:00+08:00' } },
      today,
      noCalendar,
    ),
  },
});

/** Steps under way, and by when the rest has to come. */
export const UnderWay = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('list', { name: t('way') })).toHaveTextContent(t('step.received'));
  },
});

/** Sent, and late by the airline's calendar. */
export const Late = meta.story({
  args: {
    way: moneyWay(
      { state: 'sent', times: { received, examined: received, decided: received, sent: received } },
      today,
      noCalendar,
    ),
    notes: { sent: 'No. 4471' },
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await expect(canvas.getByText(t('step.late'))).toBeVisible();
    await expect(canvas.getByText('No. 4471')).toBeVisible();
  },
});

export const Rejected = meta.story({
  args: {
    way: moneyWay(
      { state: 'rejected', times: { received, examined: received, decided: received } },
      today,
      noCalendar,
    ),
    notes: { sent: 'No. 4471' },
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    // Its state, which is said to those who listen and may be the same word, begins with a blank.
    await expect(canvas.getByText(t('step.refused'), { trim: false })).toBeVisible();
    // The examination ended so, and nothing more is promised.
    await expect(canvas.queryByText(t('step.examined'))).toBeNull();
    await expect(canvas.queryByText('No. 4471')).toBeNull();
  },
});

/** Every state in a word, and every outcome of a ticket. */
export const States = meta.story({
  render: () => (
    <>
      {refundStates.map((state) => (
        <RefundStateBadge key={state} state={state} />
      ))}
      <RefundStateBadge state="refundable" />
      <RefundStateBadge state="review" />
      <RefundStateBadge state="sent" overdue={2} />
      <RefundStateBadge state="sent" overdue={3} about />
      <RefundOutcomeBadge outcome="rejected" />
      <RefundOutcomeBadge outcome={undefined} />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(canvas.getByText(t('state.overdue', { days: 2 }))).toBeVisible();
    await expect(canvas.getByText(t('state.overdueAbout', { days: 3 }))).toBeVisible();
    await expect(canvas.getByText(t('outcome.unknown'))).toBeVisible();
  },
});

/** Points first, then money; how sure it is stands beside the sum. */
export const Amounts = meta.story({
  render: () => (
    <RefundAmounts
      currency="CNY"
      certainty="estimated"
      amounts={{
        fare: 120_000,
        taxes: 7000,
        fee: 36_000,
        feePercent: 30,
        attached: 4000,
        back: 95_000,
        points: 12_000,
        pointsBack: 8400,
      }}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(canvas.getByText(t('certainty.estimated'))).toBeVisible();
    await expect(canvas.getByText(t('amounts.pointsFirst'))).toBeVisible();
    await expect(canvas.getByText(t('prevails'))).toBeVisible();
  },
});

/** The sum is not known: no figure stands for it. */
export const SumUnknown = meta.story({
  render: () => <RefundAmounts currency="CNY" certainty="unknown" amounts={{ fare: 120_000, taxes: 7000 }} />,
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(canvas.getAllByText(t('unknownSum'))).toHaveLength(2);
  },
});

/** Two tickets of one flight, which get cheaper tomorrow. */
export const Card = meta.story({
  render: () => (
    <RefundCard
      flight={{ flightNo: 'MU5101', departs: '2026-06-02T08:00:00+08:00', from: 'SHA', to: 'PEK' }}
      badge={<RefundStateBadge state="refundable" />}
      people={[
        { name: 'ZHANG/SAN', ticketNo: '7812100000001', sum: '910' },
        { name: 'LI/SI', ticketNo: '7812100000002', sum: '910' },
      ]}
      foot={<RefundSum label="2">1820</RefundSum>}
      action={<WhereMoney href="/mapp/generalRefund/detail?request=RF2611000001" overdue={1} />}
      loss="04:00"
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(canvas.getByText('781-2100000001')).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('where.late') })).toBeVisible();
  },
});

/** Field by field, with what differs. */
export const Obstacle = meta.story({
  render: () => (
    <RefundObstacleCard
      obstacle={{
        kind: 'mismatch',
        compared: [
          { field: 'name', onTicket: 'ZHANG', onAccount: 'ZHANG', same: true },
          { field: 'phone', onTicket: '5678', onAccount: '6001', same: false },
        ],
      }}
      name="ZHANG/SAN"
      ticketNo="7812100000004"
      code="RFD12"
      actions={<a href="tel:95530">95530</a>}
    >
      …
    </RefundObstacleCard>
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(canvas.getByText(t('code', { code: 'RFD12' }))).toBeVisible();
    await expect(canvas.getByText(t('compare.differs'))).toBeInTheDocument();
  },
});

/** The calendar is not published: that it is late is likely, and no more. */
export const MaybeLate = meta.story({
  render: () => <WhereMoney href="/mapp/generalRefund/detail?request=RF2611000001" overdue={1} about />,
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(canvas.getByRole('link', { name: t('where.maybe') })).toBeVisible();
  },
});

/** An obstacle that is not known has no code. */
export const UnknownObstacle = meta.story({
  render: () => (
    <RefundObstacleCard
      obstacle={{ kind: 'unknown' }}
      name="ZHANG/SAN"
      ticketNo="7812100000004"
      actions={<a href="tel:95530">95530</a>}
    >
      …
    </RefundObstacleCard>
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(canvas.getByRole('heading', { name: t('obstacle.unknown') })).toBeVisible();
    await expect(canvas.queryByText(new RegExp(t('code', { code: '' })))).toBeNull();
  },
});

/** Which days count; the words beside it say the same. */
export const Days = meta.story({
  render: () => <WorkingDays from="2026-05-20" due="2026-05-29" today={today} calendar={noCalendar} />,
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-request');
    await expect(canvas.getByText(t('calendar.due'))).toBeInTheDocument();
    await expect(canvas.getByText(t('calendar.today'))).toBeInTheDocument();
  },
});
