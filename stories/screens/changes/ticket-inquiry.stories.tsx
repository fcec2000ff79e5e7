import { changeTickets } from '@mapp/kit/contracts';
import { TicketInquiryScreen } from '@mapp/kit/screens/changes/ticket-inquiry';
import { fixtureOf } from '@mapp/sandbox/fixtures';
import { http, HttpResponse } from 'msw/http';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: TicketInquiryScreen,
  tags: ['!autodocs'],
  parameters: { address: '/reschedule/ticketInquiry', ...tall.parameters },
  globals: tall.globals,
});

export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(
      (await canvas.findAllByRole('link', { name: new RegExp(`^${t('inquiry.change')}`) })).length,
    ).toBeGreaterThan(3);
    await expect(await canvas.findByRole('heading', { name: t('inquiry.changes') })).toBeVisible();
  },
});

/** One ticket by its number, written with or without the airline's prefix. */
export const FoundByNumber = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await userEvent.type(await canvas.findByRole('textbox'), '2100000031');
    await userEvent.click(canvas.getByRole('button', { name: t('inquiry.search') }));
    await expect(await canvas.findByRole('heading', { name: t('inquiry.found') })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: new RegExp(`^${t('inquiry.change')}`) })).toHaveLength(
      1,
    );
    await expect(canvas.getByText(/781-2100000031/)).toBeVisible();
  },
});

export const WrongNumber = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    const validation = await words(globals, 'validation');
    await userEvent.type(await canvas.findByRole('textbox'), '12');
    await userEvent.click(canvas.getByRole('button', { name: t('inquiry.search') }));
    await expect(await canvas.findByText(validation('ticket.number'))).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const UnknownNumber = meta.story({
  parameters: { covers: ['change.notFound'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await userEvent.type(await canvas.findByRole('textbox'), '781-9999999999');
    await userEvent.click(canvas.getByRole('button', { name: t('inquiry.search') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('refused.notFound'));
  },
});

/** A change that was not paid in time is listed as what its own page says. */
export const OneNotPaidInTime = meta.story({
  beforeEach: async ({ msw }) => {
    const { path, answer } = await fixtureOf('changeOrders');
    const data = answer['data'] as { orders: object[] };
    const order = { ...data.orders[0], state: 'waiting', payUntil: '2026-06-01T09:30:00+08:00' };
    msw.use(
      http.post(`*${path}`, () => HttpResponse.json({ ...answer, data: { ...data, orders: [order] } })),
    );
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('result.expired'))).toBeVisible();
    await expect(canvas.queryByText(t('result.waiting'))).toBeNull();
  },
});

export const NoTickets = meta.story({
  parameters: { member: '600000000002' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('inquiry.none'))).toBeVisible();
  },
});

export const Refused = meta.story(refusedAfterAFailure(changeTickets.path, 300));

export const OneCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('changeTickets')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals),
});

export const AChangeCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('changeOrders')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals),
});
