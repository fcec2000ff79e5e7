import { messagesFor, type Locale } from '@mapp/kit/messages';
import { ClaimableFlightsScreen } from '@mapp/kit/screens/retro/claimable-flights';
import { ClaimHistoryScreen } from '@mapp/kit/screens/retro/claim-history';
import { RetroClaimScreen } from '@mapp/kit/screens/retro/retro-claim';
import { claimTickets } from '@mapp/sandbox/retro';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { field, saveButton } from '../forms.ts';
import { sentTo } from '../sent-to.ts';
import { tall } from '../tall.ts';
import { Walk } from './Walk.tsx';

const screens = {
  retroClaim: RetroClaimScreen,
  claimableFlights: ClaimableFlightsScreen,
  claimHistory: ClaimHistoryScreen,
};
const onLeft = fn();
const claimPath = '/api/memberApi/member/retroClaim';

const meta = preview.meta({
  component: Walk,
  tags: ['!autodocs'],
  parameters: tall.parameters,
  globals: tall.globals,
  args: { screens, start: '/integralCheckIn', onLeft },
  beforeEach: () => void onLeft.mockClear(),
});

async function seek(root: HTMLElement, ticket: string): Promise<void> {
  await userEvent.click(field(root, 'ticketNo'));
  await userEvent.paste(ticket);
  await userEvent.click(saveButton(root));
}

/** From the ticket to the claim, whose answer is lost on the way, and to the history that knows it. */
export const ByTicket = meta.story({
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const locale = globals['locale'] as Locale;
    const t = await messagesFor(locale, 'retro');
    const outcome = await messagesFor(locale, 'outcome');
    airline.fault({ path: claimPath, kind: 'network', after: true });
    await seek(canvasElement, claimTickets.several);
    await userEvent.click(await canvas.findByRole('button', { name: t('claim.of', { flight: 'MU2155' }) }));
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(t('submitted'))).toBeVisible();
    await userEvent.click((await canvas.findAllByRole('link', { name: t('toHistory') }))[0] ?? canvasElement);
    const list = await canvas.findByRole('list', { name: t('history.list') });
    await expect(within(list).getByText('MU2155')).toBeVisible();
    await expect(within(list).getAllByText(t('history.P'))).toHaveLength(2);
    await expect(sentTo(airline, claimPath)).toHaveLength(1);
  },
});

/** A ticket of a partner's flight: what it says is in the form, and nothing is typed twice. */
export const OfPartner = meta.story({
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'retro');
    await seek(canvasElement, claimTickets.partnerFlight);
    await userEvent.click(await canvas.findByRole('link', { name: t('toPartner') }));
    await userEvent.click(await canvas.findByRole('button', { name: t('partner.submit') }));
    await expect(await canvas.findByRole('heading', { level: 2, name: t('submitted') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('toHistory') }));
    const list = await canvas.findByRole('list', { name: t('history.list') });
    await waitFor(() => expect(within(list).getByText('X71857')).toBeVisible());
    await expect(sentTo(airline, claimPath)).toMatchObject([
      { claimType: 'partner', flightNo: 'X71857', departure: 'CAN', destination: 'SIN', bookingCabin: 'Y' },
    ]);
  },
});
