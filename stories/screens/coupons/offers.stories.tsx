import { OffersScreen } from '@mapp/kit/screens/coupons/offers';
import { offers } from '@mapp/sandbox/coupons';
import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { sentTo } from '../../sent-to.ts';
import { tall } from '../../tall.ts';
import { there } from '../../there.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: OffersScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/preferentialList', ...tall.parameters },
  globals: tall.globals,
});

const path = '/api/coupons/take';

interface Played {
  canvasElement: HTMLElement;
  globals: Record<string, unknown>;
}

/** Takes the offer that is at a place of the list. */
async function take({ canvasElement, globals }: Played, at: number) {
  const t = await words(globals, 'coupons');
  const list = within(await within(canvasElement).findByRole('list', { name: t('offers.title') }));
  const card = there(list.getAllByRole('listitem')[at], 'the offer');
  await userEvent.click(within(card).getByRole('button'));
  return { t, card: within(card) };
}

/** Three are open; of one nothing is left. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'coupons');
    await expect(await canvas.findByText(t('offer.gone'))).toBeVisible();
    await expect(canvas.getAllByText(t('offer.take'))).toHaveLength(3);
    await expect(canvas.getAllByText(t('offer.valid', { days: 30 }))).toHaveLength(4);
  },
});

export const Taken = meta.story({
  play: async ({ airline, ...played }) => {
    const { t, card } = await take(played, 1);
    await expect(await screen.findByText(t('offer.done'))).toBeVisible();
    await expect(await card.findByText(t('offer.taken'))).toBeVisible();
    await expect(card.queryByRole('button')).toBeNull();
    await expect(sentTo(airline, path)).toMatchObject([{ offerId: offers.seat }]);
  },
});

/** Somebody else took the last one. */
export const GoneMeanwhile = meta.story({
  parameters: { covers: ['coupons.gone'] },
  play: async (played) => {
    const { t, card } = await take(played, 2);
    await expect(await card.findByText(t('offer.goneText'))).toBeVisible();
    await expect(await card.findByText(t('offer.gone'))).toBeVisible();
  },
});

/** The answer was lost: the offers say that it was taken, and it is not sent again. */
export const OutcomeUnknown = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'network', after: true }),
  play: async ({ airline, ...played }) => {
    const { t, card } = await take(played, 0);
    await expect(await card.findByText(t('offer.unknown'))).toBeVisible();
    const outcome = await words(played.globals, 'outcome');
    await userEvent.click(card.getByRole('button', { name: outcome('check') }));
    await expect(await card.findByText(t('offer.taken'))).toBeVisible();
    await expect(sentTo(airline, path)).toHaveLength(1);
  },
});

export const NoOffers = meta.story({
  parameters: { member: '600000000005' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'coupons');
    await expect(await canvas.findByText(t('offers.none'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('code.title') })).toHaveAttribute(
      'href',
      '/mapp/mine/exchange',
    );
  },
});

export const Loading = meta.story({
  parameters: { latency: 2000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/coupons/offers', kind: 'http500' }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'coupons');
    const failures = await words(globals, 'failures');
    await expect(await canvas.findByText(t('offers.failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: failures('retry') }));
    await expect(await canvas.findByText(t('offer.gone'))).toBeVisible();
  },
});

export const OneCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('couponOffers')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals),
});
