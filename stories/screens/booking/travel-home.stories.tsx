import { messagesFor, type Locale } from '@mapp/kit/messages';
import { TravelHomeScreen } from '@mapp/kit/screens/booking/travel-home';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: TravelHomeScreen,
  tags: ['!autodocs'],
  globals: { host: 'bank' },
  parameters: { address: '/reserve/travelHome', member: null },
});

const wordsOf = async (globals: Record<string, unknown>) =>
  messagesFor(globals['locale'] as Locale, 'reserve');

/** The bank's customers: its bar has Home here. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await wordsOf(globals);
    await expect(canvas.getByRole('heading', { level: 1, name: t('bankHome.title') })).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await waitFor(() => expect(main.getAllByRole('link').length).toBeGreaterThanOrEqual(6));
    await expect(main.getByRole('link', { name: t('tile.more') })).toHaveAttribute(
      'href',
      '/mapp/reserve/more',
    );
  },
});

/** A company's travellers. */
export const Company = meta.story({
  globals: { host: 'company' },
  play: async ({ canvas, globals }) => {
    const t = await wordsOf(globals);
    await expect(canvas.getByRole('heading', { level: 1, name: t('companyHome.title') })).toBeVisible();
  },
});

/** Anybody else is shown what a seller's customers are. */
export const AnybodyElse = meta.story({
  globals: { host: 'browser' },
  play: async ({ canvas, globals }) => {
    const t = await wordsOf(globals);
    await expect(canvas.getByRole('heading', { level: 1, name: t('otherHome.title') })).toBeVisible();
  },
});

/** Days that a calendar gives back are those of the search here, and the calendar leads back here. */
export const DaysGivenBack = meta.story({
  parameters: { address: '/reserve/travelHome?segment=0&date=2026-06-10' },
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'flight-search');
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${t('day')}`) }));
    await expect(navigation.log.at(-1)?.to).toBe(
      '/selectDate?trip=OW&date=2026-06-10&returnUrl=%2Fmapp%2Freserve%2FtravelHome%3Fsegment%3D0',
    );
  },
});

export const Waiting = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/content/page', kind: 'timeout', times: 1 }),
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/content/page'));
