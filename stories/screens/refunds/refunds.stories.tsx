import { refundRequests, refundTickets } from '@mapp/kit/contracts';
import { RefundsScreen } from '@mapp/kit/screens/refunds/refunds';
import type { DraftForm } from '@mapp/kit/session';
import { fixtureOf } from '@mapp/sandbox/fixtures';
import { http, HttpResponse } from 'msw/http';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { paidWithPoints, refundTicketsTold } from '../../refund-tickets-told.ts';
import { sentTo } from '../../sent-to.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { words } from '../../words.ts';

/** Filter that the page of its own hands over in memory. */
const filter: DraftForm<{ ticketNo: string }> = { name: 'refundFilter', keeps: {}, choices: () => ({}) };

/** Tickets that can be given back, and requests. */
const meta = preview.meta({
  component: RefundsScreen,
  tags: ['!autodocs'],
  parameters: { address: '/generalRefund/list' },
});

/** One filled button; tickets of one order share a card. */
export const Refundable = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    const [first] = await canvas.findAllByText(t('go'));
    await expect(first).toBeVisible();
    await expect(canvas.getAllByText(t('state.refundable')).length).toBeGreaterThan(3);
    // The tab counts what can be given back here; the rest has a head of its own, and a flight of the airline's fault its own page.
    const apart = await canvas.findByRole('region', { name: (name) => /\d/.test(name) });
    const irregular = await words(globals, 'return-ticket');
    apart.scrollIntoView();
    await waitFor(() => expect(within(apart).getAllByText(t('how')).length).toBeGreaterThan(2));
    const ownPage = () =>
      within(apart).queryAllByRole('link', { name: new RegExp(`^${irregular('title')}`) })[0];
    // Cards are drawn as they come near.
    for (let past = 0; !ownPage() && past < apart.scrollHeight; past += 400) {
      window.scrollBy(0, 400);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    await expect(ownPage()).toHaveAttribute('href', '/mapp/returnTicket/list');
    await expect(within(apart).queryByText(t('go'))).toBeNull();
  },
});

/** Tickets of forty orders: the cards near the screen are drawn, each says its place among all, and the last comes with scrolling. */
export const Many = meta.story({
  beforeEach: refundTicketsTold('26120000000031', ([ticket]) =>
    Array.from({ length: 40 }, (_, at) => {
      const number = String(at).padStart(4, '0');
      return { ...ticket, orderNo: `2612000001${number}`, ticketNo: `781230000${number}` };
    }),
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    const list = await canvas.findByRole('list', { name: t('tab.refundablePlain') });
    const cards = () => within(list).getAllByRole('listitem');
    await expect(cards()[0]).toHaveAttribute('aria-posinset', '1');
    await expect(cards()[0]).toHaveAttribute('aria-setsize', '40');
    await expect(cards().length).toBeLessThan(40);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(cards().at(-1)).toHaveAttribute('aria-posinset', '40'));
  },
});

/** Requests in every state, each with the way to its money. */
export const Returned = meta.story({
  parameters: { address: '/generalRefund/list?tab=returned' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(await canvas.findByText(t('state.overdue', { days: 2 }))).toBeVisible();
    for (const state of ['received', 'examining', 'supplement', 'suspended', 'partly', 'difference'] as const)
      await expect(canvas.getByText(t(`state.${state}`))).toBeVisible();
    await expect(canvas.getByRole('link', { name: new RegExp(`^${t('where.late')}`) })).toHaveAttribute(
      'href',
      '/mapp/generalRefund/detail?request=RF2611000006',
    );
    // What was approved goes on by itself; what wants proof leads to it.
    await expect(canvas.getByText(t('sendsNext'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: new RegExp(`^${t('supplement')}`) })).toBeVisible();
  },
});

/** Bought with points in part: they come first. */
export const PointsFirst = meta.story({
  beforeEach: refundTicketsTold('26120000000031', (tickets) => tickets.map(paidWithPoints)),
  play: async ({ canvas }) => {
    const [sum] = await canvas.findAllByText(/4\D?200/);
    await expect(sum).toBeVisible();
  },
});

/** Points alone came back: they are the sum. */
export const PointsAlone = meta.story({
  parameters: { address: '/generalRefund/list?tab=returned' },
  beforeEach: async ({ msw }) => {
    const { path, answer } = await fixtureOf('refundRequests');
    const [request] = (answer['data'] as { requests: readonly object[] }).requests;
    const requests = [{ ...request, back: undefined, pointsBack: 4200 }];
    msw.use(http.post(`*${path}`, () => HttpResponse.json({ ...answer, data: { requests } })));
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(await canvas.findByText(t('estimated'))).toBeVisible();
    await expect(canvas.getByText(/4\D?200/)).toBeVisible();
  },
});

/** The tabs are two views of one page; its address follows. */
export const ToReturned = meta.story({
  play: async ({ airline, canvas, globals, navigation }) => {
    const t = await words(globals, 'refund');
    const tab = await canvas.findByRole('tab', { name: t('tab.returned', { count: 11 }) });
    await userEvent.click(tab);
    await expect(navigation.log).toEqual([{ action: 'replace', to: '/generalRefund/list?tab=returned' }]);
    await expect(sentTo(airline, refundRequests.path)).toHaveLength(1);
  },
});

/** Days that were chosen narrow the list of requests too, which says so and gives everything back. */
export const ReturnedOfSomeDays = meta.story({
  parameters: { address: '/generalRefund/list?tab=returned&from=2020-01-01&until=2020-02-01' },
  play: async ({ airline, canvas, globals, navigation }) => {
    const t = await words(globals, 'refund');
    await expect(await canvas.findByText(t('returned.none'))).toBeVisible();
    await expect(sentTo(airline, refundRequests.path)[0]).toMatchObject({
      from: '2020-01-01',
      until: '2020-02-01',
    });
    await expect(canvas.getByRole('link', { name: t('filter') })).toHaveAttribute(
      'href',
      '/mapp/generalRefund/filter?from=2020-01-01&until=2020-02-01&tab=returned',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('filterPage.reset') }));
    await expect(navigation.log).toEqual([{ action: 'replace', to: '/generalRefund/list?tab=returned' }]);
  },
});

/** A ticket number narrows the list, in sight, until it is reset. */
export const OneTicketNumber = meta.story({
  beforeEach: ({ world }) => world.session.drafts.write(filter, { ticketNo: '7812100000999' }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(await canvas.findByText(t('list.none'))).toBeVisible();
    const only = t('filter.only', { what: t('filter.ticket', { ticket: '781-2100000999' }) });
    await expect(canvas.getByText(only)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('filterPage.reset') }));
    await expect((await canvas.findAllByText(t('go')))[0]).toBeVisible();
    await expect(canvas.queryByText(only)).toBeNull();
  },
});

export const OneTicketCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('refundTickets')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals),
});

export const OneRequestCannotBeRead = meta.story({
  parameters: { address: '/generalRefund/list?tab=returned' },
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('refundRequests')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals),
});

/** A member without a ticket. */
export const NoTickets = meta.story({
  parameters: { member: '600000000002' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(await canvas.findByText(t('list.empty'))).toBeVisible();
  },
});

/** Told before anything is chosen: the airline does not know who asks. */
export const IdentityMissing = meta.story({
  parameters: { member: '600000000006' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'return-ticket');
    await expect(await canvas.findByText(t('identity.need'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('identity') })).toHaveAttribute(
      'href',
      '/mapp/returnTicket/identity',
    );
  },
});

export const NoRequests = meta.story({
  parameters: { member: '600000000002', address: '/generalRefund/list?tab=returned' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(await canvas.findByText(t('returned.empty'))).toBeVisible();
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
