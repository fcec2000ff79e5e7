import { refundTickets } from '@mapp/kit/contracts';
import { TicketRefundsScreen } from '@mapp/kit/screens/refunds/ticket-refunds';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { paidWithPoints, refundTicketsTold } from '../../refund-tickets-told.ts';
import { sentTo } from '../../sent-to.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: TicketRefundsScreen,
  tags: ['!autodocs'],
  parameters: { address: '/returnTicket/list', member: '600000000001' },
});

/** Tickets of irregular flights, and the way to the refunds for reasons of one's own. */
export const Basic = meta.story({
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'return-ticket');
    const refund = await words(globals, 'refund');
    await expect((await canvas.findAllByText(t('free')))[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('other') })).toBeVisible();
    // A flight that was bought long ago and is cancelled now is here too.
    await expect(canvas.getByText(t('span'))).toBeVisible();
    await expect(sentTo(airline, refundTickets.path)[0]).toMatchObject({
      from: '2025-06-01',
      until: '2026-06-01',
    });
    await expect(
      (await canvas.findAllByRole('link', { name: new RegExp(`^${refund('why')}`) }))[0],
    ).toHaveAttribute('href', expect.stringContaining('/mapp/returnTicket/detail?request='));
  },
});

/** A child goes along and brings no sum of its own, points come first, and a ticket that cannot go online says why. */
export const NotEveryTicketGoes = meta.story({
  beforeEach: refundTicketsTold('26120000000011', (tickets) =>
    tickets.map(paidWithPoints).flatMap((ticket) => [
      ticket,
      {
        ...ticket,
        ticketNo: '7812100000051',
        paxType: 'CHD',
        name: '李小',
        obstacle: { kind: 'onlyAdults' },
      },
      { ...ticket, ticketNo: '7812100000052', obstacle: { kind: 'originalChannel', channel: '014' } },
    ]),
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'return-ticket');
    const refund = await words(globals, 'refund');
    await expect(await canvas.findAllByRole('link', { name: new RegExp(`^${t('apply')}`) })).toHaveLength(1);
    await expect(canvas.getByText(refund('estimatedCount', { count: 1 }))).toBeVisible();
    await expect(canvas.getByText(refund('paxType.CHD'))).toBeVisible();
    // Of the ticket and of the card.
    await expect(canvas.getAllByText(/6\D?000/)).toHaveLength(2);
    const heading = canvas.getByRole('heading', { name: refund('obstacle.originalChannel') });
    await expect(heading).toBeVisible();
  },
});

/** A member without such a ticket. */
export const Empty = meta.story({
  parameters: { member: '600000000002' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'return-ticket');
    await expect(await canvas.findByText(t('empty'))).toBeVisible();
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

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: refundTickets.path, kind: 'http500', times: Infinity }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'return-ticket');
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
  },
});

/** The airline says no to the question itself. */
export const Refused = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: refundTickets.path, kind: 'refused', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'return-ticket');
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
  },
});

/** The answer is late: something says that it is on its way. */
export const Slow = meta.story({
  parameters: { latency: 600_000 },
  play: async ({ canvas, globals }) => {
    const shell = await words(globals, 'shell');
    await expect(await canvas.findAllByText(shell('loading'))).toHaveLength(2);
  },
});
