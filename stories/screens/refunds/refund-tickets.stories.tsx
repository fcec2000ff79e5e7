import { RefundTicketsScreen } from '@mapp/kit/screens/refunds/refund-tickets';
import { refundTickets } from '@mapp/kit/contracts';
import { fixedOrderNo, seededChanges } from '@mapp/sandbox/changes';
import { fixtureOf } from '@mapp/sandbox/fixtures';
import { http, HttpResponse } from 'msw/http';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { words } from '../../words.ts';

/** Tickets that need another way: each of the sandbox's, with why and with its way out. */
const meta = preview.meta({
  component: RefundTicketsScreen,
  tags: ['!autodocs'],
  parameters: { address: '/generalRefund/refundTicket' },
});

export const AlreadyReturned = meta.story({
  parameters: {
    address: '/generalRefund/refundTicket?order=26120000000002',
    covers: ['refund.returned'],
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(await canvas.findByRole('heading', { name: t('obstacle.returned') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('way.request') })).toHaveAttribute(
      'href',
      '/mapp/generalRefund/detail?request=RF2611000004',
    );
  },
});

export const PointsPaymentFailed = meta.story({
  parameters: {
    address: '/generalRefund/refundTicket?order=26120000000003',
    covers: ['refund.pointsPaymentFailed'],
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(
      await canvas.findByRole('heading', { name: t('obstacle.pointsPaymentFailed') }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: t('way.hotlineSpoken', { hotline: '95530' }) }),
    ).toBeVisible();
  },
});

export const Mismatch = meta.story({
  parameters: {
    address: '/generalRefund/refundTicket?order=26120000000004',
    covers: ['refund.mismatch'],
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(await canvas.findByRole('heading', { name: t('obstacle.mismatch') })).toBeVisible();
    await expect(canvas.getByText(t('way.appIdentity'))).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: t('way.hotlineSpoken', { hotline: '95530' }) }),
    ).toBeVisible();
  },
});

export const OriginalChannel = meta.story({
  parameters: {
    address: '/generalRefund/refundTicket?order=26120000000005',
    covers: ['refund.originalChannel'],
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(await canvas.findByRole('heading', { name: t('obstacle.originalChannel') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('way.channel') })).toBeVisible();
  },
});

export const InApp = meta.story({
  parameters: {
    address: '/generalRefund/refundTicket?order=26120000000006',
    covers: ['refund.inApp'],
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(await canvas.findByRole('heading', { name: t('obstacle.inApp') })).toBeVisible();
    await expect(canvas.getByText(t('way.app'))).toBeVisible();
  },
});

/** In the app itself nobody is sent there, but to somebody who helps. */
export const InTheAppItself = meta.story({
  parameters: { address: '/generalRefund/refundTicket?order=26120000000006' },
  globals: { host: 'app' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(await canvas.findByRole('heading', { name: t('obstacle.inApp') })).toBeVisible();
    await expect(canvas.queryByText(t('way.app'))).toBeNull();
    await expect(
      canvas.getByRole('link', { name: t('way.hotlineSpoken', { hotline: '95530' }) }),
    ).toBeVisible();
  },
});

export const MixedPayment = meta.story({
  parameters: {
    address: '/generalRefund/refundTicket?order=26120000000007',
    covers: ['refund.mixedPayment'],
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(await canvas.findByRole('heading', { name: t('obstacle.mixedPayment') })).toBeVisible();
    await expect(canvas.getByText(new RegExp(t('way.channelAt', { channel: '.+' })))).toBeVisible();
  },
});

export const PrintedItinerary = meta.story({
  parameters: {
    address: '/generalRefund/refundTicket?order=26120000000008',
    covers: ['refund.printedItinerary'],
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(await canvas.findByRole('heading', { name: t('obstacle.printedItinerary') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('way.copyAddress') })).toBeVisible();
  },
});

export const OnlyTwoKinds = meta.story({
  parameters: {
    address: '/generalRefund/refundTicket?order=26120000000009',
    covers: ['refund.onlyTwoKinds'],
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(await canvas.findByRole('heading', { name: t('obstacle.onlyTwoKinds') })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: t('way.hotlineSpoken', { hotline: '95530' }) }),
    ).toBeVisible();
  },
});

export const IrregularFlight = meta.story({
  parameters: {
    address: '/generalRefund/refundTicket?order=26120000000011',
    covers: ['refund.irregularFlight'],
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    const irregular = await words(globals, 'return-ticket');
    await expect(await canvas.findByRole('heading', { name: t('obstacle.irregularFlight') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: new RegExp(`^${irregular('title')}`) })).toHaveAttribute(
      'href',
      '/mapp/returnTicket/list',
    );
  },
});

export const Suspended = meta.story({
  parameters: {
    address: '/generalRefund/refundTicket?order=26120000000012',
    covers: ['refund.suspended'],
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(await canvas.findByRole('heading', { name: t('obstacle.suspended') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('way.request') })).toBeVisible();
  },
});

export const Rejected = meta.story({
  parameters: {
    address: '/generalRefund/refundTicket?order=26120000000013',
    covers: ['refund.rejected'],
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(await canvas.findByRole('heading', { name: t('obstacle.rejected') })).toBeVisible();
    // Its flight was the airline's fault: the request stands in that area.
    await expect(canvas.getByRole('link', { name: t('way.resubmit') })).toHaveAttribute(
      'href',
      '/mapp/returnTicket/detail?request=RF2611000007',
    );
  },
});

export const DifferencePossible = meta.story({
  parameters: {
    address: '/generalRefund/refundTicket?order=26120000000014',
    covers: ['refund.returned'],
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(await canvas.findByRole('heading', { name: t('obstacle.returned') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('way.request') })).toBeVisible();
  },
});

export const ChildAlone = meta.story({
  parameters: {
    address: '/generalRefund/refundTicket?order=26120000000001',
    covers: ['refund.onlyAdults'],
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(await canvas.findByRole('heading', { name: t('obstacle.onlyAdults') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('way.withAdult') })).toBeVisible();
  },
});

/** A change of it waits: it is completed or given up first, and the way leads there. */
export const ChangeUnderWay = meta.story({
  parameters: {
    address: `/generalRefund/refundTicket?order=${fixedOrderNo(22)}`,
    covers: ['refund.underWay'],
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    const refunds = await words(globals, 'refunds');
    await expect(await canvas.findByRole('heading', { name: t('obstacle.underWay') })).toBeVisible();
    await expect(canvas.getByText(refunds('underWay'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: new RegExp(`^${t('way.order')}`) })).toHaveAttribute(
      'href',
      `/mapp/reschedule/index?change=${seededChanges.waitlist}`,
    );
  },
});

/** The airline’s tickets with other obstacles than the sandbox knows. */
const standing = async (obstacle: unknown) => {
  const { path, answer } = await fixtureOf('refundTickets');
  const [ticket] = (answer['data'] as { tickets: readonly object[] }).tickets;
  const tickets = [{ ...ticket, paxType: 'ADT', involuntary: false, request: undefined, obstacle }];
  return http.post(`*${path}`, () => HttpResponse.json({ Code: 200, Msg: 'success', data: { tickets } }));
};

/** An obstacle that this version does not know stands in the way all the same. */
export const UnknownObstacle = meta.story({
  beforeEach: async ({ msw }) => msw.use(await standing({ kind: 'novel' })),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(await canvas.findByRole('heading', { name: t('obstacle.unknown') })).toBeVisible();
    const call = canvas.getByRole('link', { name: t('refused.hotline', { hotline: '95530' }) });
    await expect(call).toHaveAttribute('href', 'tel:95530');
    await expect(call.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(
      canvas.getByRole('link', { name: t('way.hotlineSpoken', { hotline: '95530' }) }),
    ).toBeVisible();
  },
});

/** The airline does not say by which number the place of purchase is called: it is named, and no other way is made up. */
export const ChannelWithoutPhone = meta.story({
  beforeEach: async ({ msw }) => msw.use(await standing({ kind: 'originalChannel', channel: '014' })),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(await canvas.findByText(t('way.channelAt', { channel: '014' }))).toBeVisible();
    await expect(canvas.queryByText(t('way.app'))).toBeNull();
  },
});

/** Given back by somebody else on the passenger's behalf: whose request it is, is not told, but whom to ask. */
export const ReturnedByAnother = meta.story({
  parameters: { address: '/generalRefund/refundTicket?order=26120000000002' },
  beforeEach: async ({ msw }) => msw.use(await standing({ kind: 'returned' })),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(await canvas.findByRole('link', { name: t('way.refunds') })).toHaveAttribute(
      'href',
      '/mapp/generalRefund/list?tab=returned',
    );
    await expect(
      canvas.getByRole('link', { name: t('way.hotlineSpoken', { hotline: '95530' }) }),
    ).toBeVisible();
  },
});

/** All that need another way, of the last year. */
export const Every = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(await canvas.findByText(t('refused.text'))).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(10);
    // Passengers of one irregular flight stand on one card, and a child who goes with an adult is not counted.
    const irregular = await words(globals, 'return-ticket');
    await expect(canvas.getAllByText(t('obstacle.irregularFlight')).length).toBe(
      canvas.getAllByRole('link', { name: new RegExp(`^${irregular('title')}`) }).length,
    );
    await expect(canvas.getAllByText(/781-2100000011|781-2100000035/)).toHaveLength(2);
    await expect(canvas.queryByText(/781-2100000010/)).toBeNull();
    // What is given back or asked for stands among the requests.
    for (const kind of ['returned', 'suspended', 'rejected'] as const)
      await expect(canvas.queryByRole('heading', { name: t(`obstacle.${kind}`) })).toBeNull();
  },
});

/** An order all of whose tickets can be given back. */
export const NoTickets = meta.story({
  parameters: { address: '/generalRefund/refundTicket?order=26120000000031' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(await canvas.findByText(t('list.empty'))).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: refundTickets.path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(await canvas.findByText(t('list.failed'))).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: refundTickets.path, kind: 'refused', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(await canvas.findByText(t('list.failed'))).toBeVisible();
  },
});

export const Slow = meta.story({
  parameters: { latency: 600_000 },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'shell');
    await expect(await canvas.findByText(t('loading'))).toBeInTheDocument();
  },
});
