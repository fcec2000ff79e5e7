import {
  OrderJourneys,
  OrderPeople,
  OrderPrice,
  OrderTimeline,
  type OrderPeopleProps,
} from '@mapp/kit/components/order-detail';
import { formatsFor, type Locale } from '@mapp/kit/messages';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from '../primitives/padded.tsx';
import { withoutRole } from '../without-role.ts';
import { toldName } from '../told-name.ts';
import { asRead, words } from '../words.ts';

const people: OrderPeopleProps['people'] = [
  {
    name: '张三',
    paxType: 'ADT',
    document: { kind: 'NI', number: '310••••••••4510' },
    card: { kind: 'X7', number: 'A •••• 45' },
    ticketNo: '7812100000091',
    coupons: [{ state: 'open' }],
    seat: '33C',
  },
  { name: '赵敏', paxType: 'ADT', coupons: [{ state: 'refunded' }], ticketNo: '7812100000092' },
];

const meta = preview.meta({
  component: OrderPeople,
  decorators: [padded],
  args: { people },
});

export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-detail');
    await expect(canvas.getByText(t('ticket', { number: '781-2100000091' }))).toBeVisible();
    // Bullets are drawn; what is read out says how the number ends.
    await expect(canvas.getByText(t('card.ending', { programme: 'X7', last: '45' }))).toBeInTheDocument();
    await expect(canvas.queryByText(/•/)).toBeNull();
    await expect(canvas.getByText(t('coupon.refunded'))).toBeVisible();
    await expect(canvas.getByText('33C')).toBeVisible();
    const documents = await words(globals, 'beneficiaries');
    await expect(canvas.getByText(documents('document.identityCard'), { exact: false })).toBeVisible();
  },
});

/** Tickets that are not issued yet. */
export const NotIssued = meta.story({
  args: { people: people.slice(0, 1).map(({ ticketNo: _, ...one }) => ({ ...one, coupons: [] })) },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-detail');
    await expect(canvas.getByText(t('ticket.none'))).toBeVisible();
  },
});

/** The airline does not fly it: the times are struck through, and the words say it. */
export const FlightCancelled = meta.story({
  render: () => (
    <OrderJourneys
      journeys={[
        {
          flightNo: 'MU5101',
          departure: { airport: 'SHA', name: '上海虹桥', terminal: 'T2', time: '2026-06-11T08:00:00+08:00' },
          arrival: { airport: 'PEK', name: '北京首都', terminal: 'T2', time: '2026-06-11T10:20:00+08:00' },
          cancelled: true,
        },
      ]}
    />
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    // Nothing is told of baggage: nothing stands under the flight.
    const [flight] = withoutRole(canvasElement, '[data-part=flight]');
    await expect(flight?.childElementCount).toBe(1);
    const t = await words(globals, 'order-detail');
    await expect(canvas.getByText(t('journey.cancelled'))).toBeVisible();
    for (const time of canvas.getAllByRole('deletion')) await expect(time).toBeVisible();
  },
});

/** Flight and events of other years than today's have their year; those of this one have none. */
export const OtherYears = meta.story({
  render: () => (
    <>
      <OrderJourneys
        today="2026-12-31"
        journeys={[
          {
            flightNo: 'MU5101',
            departure: { airport: 'SHA', name: '上海虹桥', time: '2027-01-02T08:00:00+08:00' },
            arrival: { airport: 'PEK', name: '北京首都', time: '2027-01-02T10:20:00+08:00' },
          },
        ]}
      />
      <OrderTimeline
        today="2026-12-31"
        events={[
          { event: 'paid', at: '2026-12-30T10:00:00+08:00' },
          { event: 'ordered', at: '2025-12-30T10:00:00+08:00' },
        ]}
      />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const { date } = formatsFor(globals['locale'] as Locale, 'Asia/Shanghai');
    const told = (text: string) => canvas.getByText((found) => asRead(found).startsWith(asRead(text)));
    await expect(told(date('2027-01-02', 'date'))).toBeVisible();
    await expect(told(`${date('2026-12-30', 'monthDay')} 10:00`)).toBeVisible();
    await expect(told(`${date('2025-12-30', 'date')} 10:00`)).toBeVisible();
  },
});

/** One of the two was upgraded: cabin and baggage stand with the names. */
export const TwoCabins = meta.story({
  render: () => (
    <OrderJourneys
      journeys={[
        {
          flightNo: 'MU5101',
          departure: { airport: 'SHA', name: '上海虹桥', terminal: 'T2', time: '2026-06-11T08:00:00+08:00' },
          arrival: { airport: 'PEK', name: '北京首都', terminal: 'T2', time: '2026-06-11T10:20:00+08:00' },
          aircraft: 'A330',
          apart: [
            {
              names: ['张三'],
              cabin: 'business',
              fare: 'J',
              checkedKg: 32,
              checkedPieces: 2,
              cabinKg: 8,
              cabinPieces: 2,
            },
            {
              names: ['赵敏'],
              cabin: 'economy',
              fare: 'Y',
              checkedKg: 20,
              checkedPieces: 1,
              cabinKg: 8,
              cabinPieces: 1,
            },
          ],
        },
      ]}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals, 'order-detail');
    const [first, second] = withoutRole(canvasElement, '[data-part=apart]');
    await expect(first).toHaveTextContent(`${toldName('张三', globals)}${t('cabin.business')} J`);
    await expect(first).toHaveTextContent(/32/);
    await expect(second).toHaveTextContent(`${toldName('赵敏', globals)}${t('cabin.economy')} Y`);
    await expect(second).toHaveTextContent(/20/);
  },
});

/** Sum of an order that waits, and its events with the latest first. */
export const PriceAndTimeline = meta.story({
  render: () => (
    <>
      <OrderPrice status="waiting" order={{ lines: [], cash: [{ amount: 148_000, currency: 'CNY' }] }} />
      <OrderTimeline
        events={[
          { event: 'ordered', at: '2026-06-01T09:00:00+08:00' },
          { event: 'paid', at: '2026-06-01T09:02:00+08:00' },
        ]}
      />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-detail');
    await expect(canvas.getByText(t('price.due'))).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(t('event.paid'));
  },
});

/** Changed and upgraded since: what was paid at first, each later sum with its parts, and all of it together. */
export const PriceAfterAChange = meta.story({
  render: () => (
    <OrderPrice
      status="completed"
      order={{
        lines: [],
        cash: [{ amount: 181_300, currency: 'CNY' }],
        paidAt: '2026-06-01T09:02:00+08:00',
        later: [
          {
            kind: 'change',
            at: '2026-06-02T09:00:00+08:00',
            difference: { amount: 1300, currency: 'CNY' },
            fee: { amount: 12_000, currency: 'CNY' },
            cash: { amount: 13_300, currency: 'CNY' },
          },
          {
            kind: 'upgrade',
            at: '2026-06-03T09:00:00+08:00',
            cash: { amount: 20_000, currency: 'CNY' },
            points: 3000,
          },
        ],
      }}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-detail');
    const rowOf = (label: string) => canvas.getByText(label).parentElement;
    await expect(rowOf(t('price.first'))).toHaveTextContent('1,480');
    await expect(rowOf(t('price.difference'))).toHaveTextContent('13');
    await expect(rowOf(t('price.fee'))).toHaveTextContent('120');
    await expect(rowOf(t('price.all'))).toHaveTextContent('1,813');
  },
});

/** A change that has cost the fee alone: one line says it once. */
export const PriceAfterAFeeAlone = meta.story({
  render: () => (
    <OrderPrice
      status="completed"
      order={{
        lines: [],
        cash: [{ amount: 75_900, currency: 'CNY' }],
        paidAt: '2026-06-01T09:02:00+08:00',
        later: [
          {
            kind: 'change',
            at: '2026-06-02T09:00:00+08:00',
            difference: { amount: 0, currency: 'CNY' },
            fee: { amount: 2900, currency: 'CNY' },
            cash: { amount: 2900, currency: 'CNY' },
          },
        ],
      }}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-detail');
    await expect(canvas.getByText(new RegExp(t('price.fee'))).parentElement).toHaveTextContent(/29/);
    await expect(canvas.getAllByText(/29\b/)).toHaveLength(1);
  },
});

/** Ordered, paid and ticketed within one minute, and told in no order: the latest is first all the same. */
export const EventsOfOneMinute = meta.story({
  render: () => (
    <OrderTimeline
      events={(['paid', 'ordered', 'ticketed', 'ticketing'] as const).map((event) => ({
        event,
        at: '2026-06-01T09:00:00+08:00',
      }))}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-detail');
    const told = (['ticketed', 'ticketing', 'paid', 'ordered'] as const).map((event) => t(`event.${event}`));
    await expect(canvas.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual(
      told,
    );
  },
});

/** Both were upgraded one after the other, and one upgrade was taken back: each event says whose. */
export const EventsOfSome = meta.story({
  render: () => (
    <OrderTimeline
      events={[
        { event: 'ticketed', at: '2026-06-01T09:00:00+08:00' },
        { event: 'upgraded', at: '2026-06-02T09:00:00+08:00', names: ['张三'] },
        { event: 'upgraded', at: '2026-06-02T09:00:00+08:00', names: ['赵敏'] },
        { event: 'upgradeCancelled', at: '2026-06-02T09:30:00+08:00', names: ['张三'] },
      ]}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-detail');
    const told = canvas.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent);
    await expect(told).toEqual([
      `${t('event.upgradeCancelled')} ${toldName('张三', globals)}`,
      `${t('event.upgraded')} ${toldName('张三', globals)}`,
      `${t('event.upgraded')} ${toldName('赵敏', globals)}`,
      t('event.ticketed'),
    ]);
  },
});

/** Upgraded, taken back, and changed: three events that are not one. */
export const UpgradedAndChanged = meta.story({
  render: () => (
    <OrderTimeline
      events={[
        { event: 'ticketed', at: '2026-06-01T09:00:00+08:00' },
        { event: 'upgraded', at: '2026-06-02T09:00:00+08:00' },
        { event: 'upgradeCancelled', at: '2026-06-02T09:30:00+08:00' },
        { event: 'changed', at: '2026-06-03T09:00:00+08:00' },
      ]}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-detail');
    const told = (['changed', 'upgradeCancelled', 'upgraded', 'ticketed'] as const).map((event) =>
      t(`event.${event}`),
    );
    await expect(canvas.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual(
      told,
    );
  },
});
