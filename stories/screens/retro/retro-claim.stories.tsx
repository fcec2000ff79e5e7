import { messagesFor, type Locale } from '@mapp/kit/messages';
import { RetroClaimScreen } from '@mapp/kit/screens/retro/retro-claim';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { words } from '../../words.ts';
import { field, formsIn, ready, saveButton } from '../../forms.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { sentTo } from '../../sent-to.ts';
import { tall } from '../../tall.ts';
import { showsThatItWaits } from '../../waiting.ts';

const meta = preview.meta({
  component: RetroClaimScreen,
  tags: ['!autodocs'],
  parameters: { address: '/integralCheckIn', ...tall.parameters },
  globals: tall.globals,
});

const partner = { parameters: { address: '/integralCheckIn?tab=partner' } };
const paths = { claim: '/api/memberApi/member/retroClaim', terms: '/api/points/claim-terms' };

/** A flight that a ticket has brought to the form. */
const flight = {
  flightNo: 'X7925',
  flightDate: '2026-05-02',
  departure: 'PVG',
  destination: 'NRT',
  ticketNo: '9997700000001',
  cabin: 'Y',
};
const draft = { name: 'partnerClaim', keeps: {}, choices: () => ({}) };

/** The number leads on to its flights; when claims are open is below. */
export const Basic = meta.story({
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals, 'retro');
    await expect(
      await canvas.findByText(t('window', { from: 7, months: 6, partner: 14, credit: 3 })),
    ).toBeVisible();
    await userEvent.click(field(canvasElement, 'ticketNo'));
    await userEvent.paste('7812400000000');
    await userEvent.tab();
    await expect(field(canvasElement, 'ticketNo')).toHaveValue('781-2400000000');
    await userEvent.click(saveButton(canvasElement));
    await expect(navigation.log).toEqual([{ action: 'push', to: '/integralCheckIn/queryList' }]);
  },
});

/** A reload has taken what was typed, which is personal; the page says so. */
export const Reloaded = meta.story({
  beforeEach: ({ world }) =>
    world.session.set('draft', `claimTicket/2/${Math.floor(world.host.clock.now() / 60_000)}//begun=yes`),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'forms');
    await expect(await canvas.findByText(t('reloaded'))).toBeVisible();
    await expect(canvas.getByText(t('reloaded.text'))).toBeVisible();
  },
});

export const WrongNumber = meta.story({
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'validation');
    const retro = await messagesFor(globals['locale'] as Locale, 'retro');
    await userEvent.click(saveButton(canvasElement));
    await expect(await canvas.findByText(t('ticket.number'))).toBeVisible();
    await userEvent.type(field(canvasElement, 'ticketNo'), '78124');
    await userEvent.click(canvas.getByRole('button', { name: retro('ticket.clear') }));
    await expect(field(canvasElement, 'ticketNo')).toHaveValue('');
    await expect(field(canvasElement, 'ticketNo')).toHaveFocus();
    await expect(navigation.log).toEqual([]);
  },
});

/** Each tab is an address. */
export const OtherWays = meta.story({
  play: async ({ canvas, globals, navigation }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'retro');
    await userEvent.click(canvas.getByRole('tab', { name: t('tab.partner') }));
    await userEvent.click(canvas.getByRole('tab', { name: t('tab.history') }));
    const shown = new Set(navigation.log.map(({ action, to }) => `${action} ${to}`));
    await expect([...shown]).toEqual([
      'replace /integralCheckIn?tab=partner',
      'replace /integralCheckIn/checkInHistory',
    ]);
    await expect(canvas.getByRole('link', { name: t('rules') })).toHaveAttribute(
      'href',
      '/mapp/integralCheckIn/rules',
    );
  },
});

/** A flight that a ticket has brought is claimed as it is. */
export const PartnerFlight = meta.story({
  ...partner,
  beforeEach: ({ world }) => world.session.drafts.write(draft, flight),
  play: async ({ airline, canvas, canvasElement, globals, navigation, world }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'retro');
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t('partner.submit') }));
    await waitFor(() =>
      expect(navigation.log).toEqual([{ action: 'replace', to: '/integralCheckIn/checkInHistory' }]),
    );
    await expect(sentTo(airline, paths.claim)).toMatchObject([
      { claimType: 'partner', ticketNo: '9997700000001', flightNo: 'X7925', departure: 'PVG' },
    ]);
    await expect(world.session.drafts.unsaved()).toBe(false);
  },
});

/** All that is to be put right, with the days and airlines that would do. */
export const PartnerFlightWrong = meta.story({
  ...partner,
  beforeEach: ({ world }) =>
    world.session.drafts.write(draft, {
      ...flight,
      flightNo: 'MU5101',
      flightDate: '2026-05-20',
      destination: 'PVG',
      cabin: '',
    }),
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'validation');
    await ready(canvasElement);
    await userEvent.click(saveButton(canvasElement));
    await expect(await canvas.findByText(t('flight.own', { carrier: 'MU' }))).toBeVisible();
    await expect(canvas.getByText(t('claim.early', { days: 14 }))).toBeVisible();
    await expect(canvas.getByText(t('place.same'))).toBeVisible();
    await expect(canvas.getByText(t('cabin.letter'))).toBeVisible();
    await expect(sentTo(airline, paths.claim)).toEqual([]);
  },
});

/** Whether it was submitted is not certain: the history knows, and it was not. */
export const PartnerOutcomeUnknown = meta.story({
  ...partner,
  beforeEach: ({ airline, world }) => {
    world.session.drafts.write(draft, flight);
    airline.fault({ path: paths.claim, kind: 'network' });
  },
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'retro');
    const outcome = await messagesFor(globals['locale'] as Locale, 'outcome');
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t('partner.submit') }));
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(t('outcome.absentText'))).toBeVisible();
    await expect(field(canvasElement, 'flightNo')).toHaveValue('X7925');
    await expect(sentTo(airline, paths.claim)).toHaveLength(1);
  },
});

/** Claimed before: the airline says no, in its documented words. */
export const PartnerClaimedBefore = meta.story({
  ...partner,
  beforeEach: ({ world }) =>
    world.session.drafts.write(draft, { ...flight, ticketNo: '7812400000051', flightDate: '2026-05-06' }),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'retro');
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t('partner.submit') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('RTC04'));
    await expect(field(canvasElement, 'ticketNo')).toHaveValue('7812400000051');
  },
});

export const PartnerLoading = meta.story({
  parameters: { ...partner.parameters, latency: 2000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const PartnerFailed = meta.story({
  ...partner,
  beforeEach: ({ airline }) => airline.fault({ path: paths.terms, kind: 'http500' }),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'retro');
    const failures = await messagesFor(globals['locale'] as Locale, 'failures');
    await expect(await canvas.findByText(t('partner.failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: failures('retry') }));
    await waitFor(() => expect(formsIn(canvasElement)[0]).toBeVisible());
  },
});

const refused = refusedAfterAFailure(paths.terms);

export const PartnerRefusedAfterAFailure = meta.story({
  ...refused,
  parameters: { ...refused.parameters, ...partner.parameters },
});
