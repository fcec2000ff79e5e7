import { findAccompanying, refundTickets } from '@mapp/kit/contracts';
import { AddAccompanyingScreen } from '@mapp/kit/screens/refunds/add-accompanying-child';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { begunRefund, refundTicketsTold, undecided } from '../../refund-tickets-told.ts';
import { words } from '../../words.ts';

/** People who travel along: the consequence is known before the choice. */
const meta = preview.meta({
  component: AddAccompanyingScreen,
  tags: ['!autodocs'],
  parameters: { address: '/generalRefund/addChild?order=26120000000001' },
});

export const Together = meta.story({
  play: async ({ canvas, globals, navigation }) => {
    const form = await words(globals, 'refund-form');
    await expect(await canvas.findByText(form('child.togetherText'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: form('child.add') }));
    await expect(JSON.stringify(navigation.log)).toContain('/generalRefund/apply?order=26120000000001');
  },
});

const order = '26120000000001';
const [adult, second] = ['7812100000001', '7812100000009'];

/** Another adult of the order, who is not given back. */
const withSecondAdult = refundTicketsTold(order, (tickets) =>
  tickets.flatMap((ticket) =>
    ticket.ticketNo === adult ? [ticket, { ...ticket, ticketNo: second, name: '李四' }] : [ticket],
  ),
);

/** Another adult takes the child along: its ticket stays, and the refund goes on without it. */
export const WithAnotherAdult = meta.story({
  beforeEach: async (context) => {
    await withSecondAdult(context);
    context.world.session.drafts.write(begunRefund, { ...undecided, ticketNos: [adult] }, order);
  },
  play: async ({ canvas, globals, navigation, world }) => {
    const form = await words(globals, 'refund-form');
    await userEvent.click(
      await canvas.findByRole('radio', { name: new RegExp(form('child.otherAdult', { name: '李四' })) }),
    );
    await expect(canvas.getByText(form('child.count', { count: 1 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: form('child.done') }));
    await expect(JSON.stringify(navigation.log)).toContain('/generalRefund/apply');
    await expect(world.session.drafts.read(begunRefund, order)).toMatchObject({
      ticketNos: [adult],
      accompanying: [{ ticketNo: '7812100000010', choice: 'otherAdult', adult: second }],
    });
  },
});

/** The adult keeps the ticket for the child’s sake: nothing is given back of either. */
export const Kept = meta.story({
  play: async ({ canvas, globals, world }) => {
    const form = await words(globals, 'refund-form');
    await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(form('child.keepText')) }));
    await expect(canvas.getByText(form('child.count', { count: 0 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: form('child.done') }));
    await expect(world.session.drafts.read(begunRefund, order)).toMatchObject({
      ticketNos: [],
      accompanying: [],
    });
  },
});

/** An infant has one adult alone. */
export const Infant = meta.story({
  beforeEach: refundTicketsTold(order, (tickets) =>
    tickets.map((ticket) => (ticket.paxType === 'CHD' ? { ...ticket, paxType: 'INF', years: 1 } : ticket)),
  ),
  play: async ({ canvas, globals }) => {
    const form = await words(globals, 'refund-form');
    const why = form('child.whyInfant', { adult: '张三', name: '张晓𬭼' });
    await expect(await canvas.findByText(why)).toBeVisible();
  },
});

/** Somebody of another order on the same flight, by name and ticket. */
export const Found = meta.story({
  parameters: { address: '/generalRefund/addChild?order=26120000000031' },
  play: async ({ canvas, globals }) => {
    const form = await words(globals, 'refund-form');
    await userEvent.type(await canvas.findByLabelText(form('child.name')), 'ZHANG/XIAOSUI');
    await userEvent.type(canvas.getByLabelText(form('child.ticket')), '2100000010');
    await userEvent.click(canvas.getByRole('button', { name: form('child.find') }));
    await expect(await canvas.findByText(form('child.same'))).toBeVisible();
  },
});

/** A child of another booking, beside one of the order: added, shown in the application, and taken out again there. */
export const OfAnotherBooking = meta.story({
  parameters: { address: '/generalRefund/addChild?order=26120000000037&find=1' },
  play: async ({ canvas, globals, navigation }) => {
    const form = await words(globals, 'refund-form');
    await userEvent.type(await canvas.findByLabelText(form('child.name')), 'ZHANG/XIAOSUI');
    await userEvent.type(canvas.getByLabelText(form('child.ticket')), '2100000010');
    await userEvent.click(canvas.getByRole('button', { name: form('child.find') }));
    await userEvent.click(await canvas.findByRole('button', { name: form('child.add') }));
    await expect(JSON.stringify(navigation.log)).toContain('/generalRefund/apply?order=26120000000037');
  },
});

/** A name without its slash is no name of a ticket: nothing is asked. */
export const NameWithoutSlash = meta.story({
  parameters: { address: '/generalRefund/addChild?order=26120000000031' },
  play: async ({ airline, canvas, globals }) => {
    const form = await words(globals, 'refund-form');
    const validation = await words(globals, 'validation');
    await userEvent.type(await canvas.findByLabelText(form('child.name')), 'ZHANG XIAOSUI');
    await userEvent.type(canvas.getByLabelText(form('child.ticket')), '2100000010');
    await userEvent.click(canvas.getByRole('button', { name: form('child.find') }));
    await expect(await canvas.findByText(validation('name.slash'))).toBeVisible();
    await expect(airline.requests().filter(({ path }) => path === findAccompanying.path)).toEqual([]);
  },
});

export const NotFound = meta.story({
  parameters: {
    address: '/generalRefund/addChild?order=26120000000031',
    covers: ['refund.accompanying'],
  },
  play: async ({ canvas, globals }) => {
    const form = await words(globals, 'refund-form');
    const refunds = await words(globals, 'refunds');
    await userEvent.type(await canvas.findByLabelText(form('child.name')), 'ZHANG/NOBODY');
    await userEvent.type(canvas.getByLabelText(form('child.ticket')), '781-2100000010');
    await userEvent.click(canvas.getByRole('button', { name: form('child.find') }));
    await expect(await canvas.findByText(refunds('accompanying'))).toBeVisible();
  },
});

/** Without an order there is nothing to add to. */
export const NoOrder = meta.story({
  parameters: { address: '/generalRefund/addChild' },
  play: async ({ canvas, globals }) => {
    const form = await words(globals, 'refund-form');
    await expect(await canvas.findByText(form('child.restart'))).toBeVisible();
  },
});

export const NoAnswer = meta.story({
  parameters: { address: '/generalRefund/addChild?order=26120000000031' },
  beforeEach: ({ airline }) => airline.fault({ path: findAccompanying.path, kind: 'http500', times: 9 }),
  play: async ({ canvas, globals }) => {
    const form = await words(globals, 'refund-form');
    await userEvent.type(await canvas.findByLabelText(form('child.name')), 'ZHANG/XIAOSUI');
    await userEvent.type(canvas.getByLabelText(form('child.ticket')), '2100000010');
    await userEvent.click(canvas.getByRole('button', { name: form('child.find') }));
    await expect(await canvas.findByRole('button', { name: form('child.find') })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: refundTickets.path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-form');
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: refundTickets.path, kind: 'refused', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-form');
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
  },
});

export const Slow = meta.story({
  parameters: { latency: 600_000 },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'shell');
    await expect(await canvas.findByText(t('loading'))).toBeInTheDocument();
  },
});
