import { findTicket } from '@mapp/kit/contracts';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { CheckInVerifyScreen } from '@mapp/kit/screens/check-in/check-in-verify';
import { segments, tickets } from '@mapp/sandbox/check-in';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { showsThatItWorks } from '../../waiting.ts';

/** The booking of the ticket that nobody has yet. */
const booking = 'J-T0001';

const meta = preview.meta({
  component: CheckInVerifyScreen,
  tags: ['!autodocs'],
  parameters: { address: `/boarde/verify?booking=${booking}` },
  beforeEach: async ({ world }) => {
    const { ticketNo, name } = tickets.ok;
    await world.client.send(findTicket, { ticketNo, name });
  },
});

const path = '/api/check-in/verify-ticket';

const words = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'check-in');

const mainOf = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

interface Played {
  canvasElement: HTMLElement;
  globals: Record<string, unknown>;
}

/** Types the number of an ID card, and sends it. */
async function send({ canvasElement, globals }: Played, number: string) {
  const t = await words(globals);
  const outcome = await messagesFor(globals['locale'] as Locale, 'outcome');
  const main = mainOf(canvasElement);
  await userEvent.type(await main.findByLabelText(t('verify.number')), number);
  await userEvent.click(main.getByRole('button', { name: t('verify.submit') }));
  return { t, outcome, main };
}

export const Basic = meta.story({
  parameters: { latency: 300 },
  play: async ({ navigation, ...played }) => {
    await send(played, tickets.ok.idNo);
    await showsThatItWorks(played.canvasElement);
    await waitFor(() => expect(navigation.log).toEqual([{ action: 'replace', to: '/boarde?tab=todo' }]));
  },
});

export const DocumentDoesNotMatch = meta.story({
  parameters: { covers: ['checkIn.identityMismatch'] },
  play: async ({ navigation, ...played }) => {
    const { t, main } = await send(played, '310104199103072512');
    await expect(await main.findByRole('alert')).toHaveTextContent(t('identityMismatch'));
    await expect(main.getByLabelText(t('verify.number'))).toHaveValue('310104199103072512');
    await expect(navigation.log).toEqual([]);
  },
});

export const WrongNumber = meta.story({
  play: async ({ airline, ...played }) => {
    const { main } = await send(played, '123');
    await expect(await main.findByRole('group', { name: /1/ })).toHaveFocus();
    await expect(airline.requests().filter((request) => request.path === path)).toHaveLength(0);
  },
});

export const AnotherKind = meta.story({
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals);
    const main = mainOf(canvasElement);
    await userEvent.click(await main.findByRole('radio', { name: t('verify.more') }));
    await expect(main.getByLabelText(t('verify.which'))).toHaveValue('officerCard');
  },
});

export const OutcomeUnknown = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'http500', times: 1, after: true }),
  play: async ({ navigation, ...played }) => {
    const { t, outcome, main } = await send(played, tickets.ok.idNo);
    await expect(await main.findByText(t('verify.unknown'))).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: outcome('check') }));
    await waitFor(() => expect(navigation.log).toEqual([{ action: 'replace', to: '/boarde?tab=todo' }]));
  },
});

export const NotArrived = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'http500', times: 1 }),
  play: async (played) => {
    const { t, outcome, main } = await send(played, tickets.ok.idNo);
    await userEvent.click(await main.findByRole('button', { name: outcome('check') }));
    await expect(await main.findByText(t('verify.absent'))).toBeVisible();
    await expect(main.getByLabelText(t('verify.number'))).toHaveValue(tickets.ok.idNo);
  },
});

export const NoTicket = meta.story({
  parameters: { address: '/boarde/verify' },
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals);
    await expect(await mainOf(canvasElement).findByText(t('verify.missing'))).toBeVisible();
  },
});

export const InternationalTravel = meta.story({
  parameters: { address: `/boarde/verify?segment=${segments.abroad}` },
  play: async ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeInTheDocument()),
});
