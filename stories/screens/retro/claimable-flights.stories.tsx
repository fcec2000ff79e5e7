import { messagesFor, type Locale } from '@mapp/kit/messages';
import { ClaimableFlightsScreen } from '@mapp/kit/screens/retro/claimable-flights';
import { claimTickets } from '@mapp/sandbox/retro';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { field, saveButton } from '../../forms.ts';
import { sentTo } from '../../sent-to.ts';
import { tall } from '../../tall.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { showsThatItWaits } from '../../waiting.ts';

const meta = preview.meta({
  component: ClaimableFlightsScreen,
  tags: ['!autodocs'],
  parameters: { address: '/integralCheckIn/queryList', ...tall.parameters },
  globals: tall.globals,
});

const paths = {
  flights: '/api/memberApi/member/queryRetroByTicketNum',
  claim: '/api/memberApi/member/retroClaim',
  terms: '/api/points/claim-terms',
  names: '/api/memberApi/area/city/airport',
};

interface Played {
  canvasElement: HTMLElement;
  globals: Record<string, unknown>;
}

/** Asks for the flights of a ticket. */
async function ask({ canvasElement, globals }: Played, ticket: string) {
  const t = await messagesFor(globals['locale'] as Locale, 'retro');
  const outcome = await messagesFor(globals['locale'] as Locale, 'outcome');
  await userEvent.click(field(canvasElement, 'ticketNo'));
  await userEvent.paste(ticket);
  await userEvent.click(saveButton(canvasElement));
  return { t, outcome, canvas: within(canvasElement) };
}

/** Typed with its dash; claimed, with its number and the way to its progress, and among the flights of the ticket it has been. */
export const Claimable00000 = meta.story({
  parameters: { covers: ['retro.00000', 'retro.submitted'] },
  play: async ({ airline, ...played }) => {
    const { t, canvas } = await ask(played, '781-2400000000');
    await expect(await canvas.findByText(t('tag.00000'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('claim.of', { flight: 'MU5103' }) }));
    const told = await canvas.findByRole('heading', { level: 2, name: t('submitted') });
    await waitFor(() => expect(told).toHaveFocus());
    await expect(canvas.getByText(t('history.number'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('toHistory') })).toHaveAttribute(
      'href',
      '/mapp/integralCheckIn/checkInHistory',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('submitted.more') }));
    await expect(await canvas.findByText(t('RTC04'))).toBeVisible();
    await expect(played.canvasElement.contains(document.activeElement)).toBe(true);
    await expect(canvas.getByRole('link', { name: t('toHistory') })).toHaveAttribute(
      'href',
      '/mapp/integralCheckIn/checkInHistory',
    );
    await expect(sentTo(airline, paths.claim)).toMatchObject([
      { claimType: 'own', ticketNo: claimTickets.claimable, flightNo: 'MU5103', bookingCabin: 'Y' },
    ]);
  },
});

/** A flight whose facts cannot be read is not passed over in silence. */
export const OneCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('claimableFlights', claimTickets.claimable)),
  play: async (played) => {
    const { canvas } = await ask(played, claimTickets.claimable);
    await saysWhatIsMissing(canvas, played.globals);
  },
});

/** Both names above each other; the letter that is too many is marked. */
export const NameMismatchRTC01 = meta.story({
  parameters: { covers: ['retro.RTC01'] },
  play: async (played) => {
    const { t, canvas } = await ask(played, claimTickets.nameMismatch);
    await expect(await canvas.findByText(t('RTC01', { hotline: '95530' }))).toBeVisible();
    const marks = canvas.getAllByRole('mark').map(({ textContent }) => textContent);
    await expect(marks).toEqual(['H']);
    await expect(canvas.getByText(t('name.letters', { count: 1 }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('call', { hotline: '95530' }) })).toHaveAttribute(
      'href',
      'tel:95530',
    );
  },
});

export const NoIdentityRTC02 = meta.story({
  parameters: { covers: ['retro.RTC02'] },
  play: async (played) => {
    const { t, canvas } = await ask(played, claimTickets.noIdentity);
    await expect(await canvas.findByText(t('RTC02'))).toBeVisible();
    await expect(canvas.getByText(t('reason', { code: 'RTC02' }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('toDocuments') })).toHaveAttribute(
      'href',
      '/mapp/mine/accountManage',
    );
  },
});

/** The way out leads back to the field, with what was typed in it. */
export const Not781RTC03 = meta.story({
  parameters: { covers: ['retro.RTC03'] },
  play: async (played) => {
    const { t, canvas } = await ask(played, claimTickets.not781);
    await expect(await canvas.findByText(t('RTC03'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('correct') }));
    await expect(field(played.canvasElement, 'ticketNo')).toHaveFocus();
    await expect(field(played.canvasElement, 'ticketNo')).toHaveValue('781-2400000003');
  },
});

/** The points are on the bill: the way leads to their entry. */
export const AlreadyClaimedRTC04 = meta.story({
  parameters: { covers: ['retro.RTC04'] },
  play: async (played) => {
    const { t, canvas } = await ask(played, claimTickets.alreadyClaimed);
    await expect(await canvas.findByText(t('RTC04'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('toEntry') })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/mapp\/myBill\/billDetail\?startDate=.+&entry=A\d+$/),
    );
  },
});

/** The ticket's facts are taken to the partner's form. */
export const PartnerFlightRTC05 = meta.story({
  parameters: { covers: ['retro.RTC05'] },
  play: async ({ navigation, ...played }) => {
    const { t, canvas } = await ask(played, claimTickets.partnerFlight);
    await expect(await canvas.findByText(t('RTC05'))).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: t('toPartner') }));
    await expect(navigation.log).toEqual([{ action: 'push', to: '/integralCheckIn?tab=partner' }]);
  },
});

export const NotOperatedRTC06 = meta.story({
  parameters: { covers: ['retro.RTC06'] },
  play: async (played) => {
    const { t, canvas } = await ask(played, claimTickets.notOperated);
    await expect(await canvas.findByText(t('RTC06'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('claim') })).toBeNull();
  },
});

/** Two flights of one ticket, each with its own code; the second one was claimed by hand. */
export const SeveralFlights = meta.story({
  play: async (played) => {
    const { t, canvas } = await ask(played, claimTickets.several);
    await expect(await canvas.findByText(t('found.claimable', { count: 1 }))).toBeVisible();
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('MU2155')).toBeVisible();
    await expect(canvas.getByText(t('RTC04'))).toBeVisible();
  },
});

/** Flown three days ago. */
export const NotYet = meta.story({
  parameters: { covers: ['retro.early'] },
  play: async (played) => {
    const { t, canvas } = await ask(played, claimTickets.early);
    await expect(await canvas.findByText(t('tag.early'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('claim.of', { flight: 'MU5103' }) })).toBeNull();
  },
});

/** Flown seven months ago. */
export const TooLate = meta.story({
  parameters: { covers: ['retro.late'] },
  play: async (played) => {
    const { t, canvas } = await ask(played, claimTickets.late);
    await expect(await canvas.findByText(t('tag.late'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('call', { hotline: '95530' }) })).toBeVisible();
  },
});

export const NoFlights = meta.story({
  parameters: { covers: ['retro.empty'] },
  play: async (played) => {
    const { t, canvas } = await ask(played, claimTickets.empty);
    await expect(await canvas.findByText(t('empty'))).toBeVisible();
    await expect(canvas.getByText(t('empty.ticket'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('correct') }));
    await expect(field(played.canvasElement, 'ticketNo')).toHaveFocus();
  },
});

/** Nothing was asked for: the field alone, as at the start. */
export const Basic = meta.story({
  play: async ({ airline, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'validation');
    await userEvent.click(field(canvasElement, 'ticketNo'));
    await userEvent.paste('9992400000000');
    await userEvent.click(saveButton(canvasElement));
    await expect(await within(canvasElement).findByText(t('ticket.own', { prefix: '781' }))).toBeVisible();
    await expect(field(canvasElement, 'ticketNo')).toHaveFocus();
    await expect(sentTo(airline, paths.flights)).toEqual([]);
  },
});

/** Ten digits are a ticket of ours, and full-width ones are digits. */
export const TenDigits = meta.story({
  play: async ({ airline, ...played }) => {
    await ask(played, '２４００００００００');
    await waitFor(() =>
      expect(sentTo(airline, paths.flights)).toMatchObject([{ ticketNum: claimTickets.claimable }]),
    );
    await expect(field(played.canvasElement, 'ticketNo')).toHaveValue('781-2400000000');
  },
});

/** Whether it was submitted is looked up, never sent again by itself. */
export const OutcomeUnknown = meta.story({
  parameters: { covers: ['retro.outcomeUnknown'] },
  beforeEach: ({ airline }) => airline.fault({ path: paths.claim, kind: 'network', after: true }),
  play: async ({ airline, ...played }) => {
    const { t, outcome, canvas } = await ask(played, claimTickets.claimable);
    await userEvent.click(await canvas.findByRole('button', { name: t('claim.of', { flight: 'MU5103' }) }));
    await expect(await canvas.findByText(t('outcome.unknown'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(t('submitted'))).toBeVisible();
    await expect(sentTo(airline, paths.claim)).toHaveLength(1);
  },
});

/** The back end says no after all, with a code of its own. */
export const Refused = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.claim, kind: 'refused' }),
  play: async (played) => {
    const { t, canvas } = await ask(played, claimTickets.claimable);
    await userEvent.click(await canvas.findByRole('button', { name: t('claim.of', { flight: 'MU5103' }) }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('refused'));
  },
});

/** Without terms and names of airports everything goes on: the codes stand for themselves. */
export const WithoutTermsAndNames = meta.story({
  beforeEach: ({ airline }) => {
    for (const path of [paths.terms, paths.names]) airline.fault({ path, kind: 'http500', times: 9 });
  },
  play: async (played) => {
    const { t, canvas } = await ask(played, claimTickets.claimable);
    // A query takes every space of the page for a plain one.
    const route = t('route', { from: 'SHA', to: 'PEK' }).replace(/\s/g, ' ');
    await expect(await canvas.findByText(route)).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('claim.of', { flight: 'MU5103' }) })).toBeEnabled();
  },
});

export const Loading = meta.story({
  parameters: { latency: 2000 },
  play: async (played) => {
    await ask(played, claimTickets.claimable);
    await showsThatItWaits(played.canvasElement);
  },
});

/** The typed text is still there, and the next try finds it. */
export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.flights, kind: 'http500', times: 1 }),
  play: async ({ ...played }) => {
    const failures = await messagesFor(played.globals['locale'] as Locale, 'failures');
    const { t, canvas } = await ask(played, claimTickets.claimable);
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
    await expect(field(played.canvasElement, 'ticketNo')).toHaveValue('781-2400000000');
    await userEvent.click(canvas.getByRole('button', { name: failures('retry') }));
    await expect(await canvas.findByText(t('tag.00000'))).toBeVisible();
  },
});
