import { FlightOffers } from '@mapp/kit/components/flight-offers';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import {
  connecting,
  direct,
  everyState,
  limited,
  manyOffers,
  namesOf,
  otherAirport,
  overnight,
  scarce,
  stopping,
} from '../fixtures/offers.ts';
import { there } from '../there.ts';
import { words } from '../words.ts';

const meta = preview.meta({
  component: FlightOffers,
  args: {
    offers: [direct, scarce, stopping, overnight],
    namesOf,
    hrefOf: ({ offerId }, fare) => `#${offerId}${fare ? `-${fare.fareId}` : ''}`,
    now: Date.parse('2026-06-01T10:00:00+08:00'),
  },
});

const cardsOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('list')).getAllByRole('listitem');

/** The whole card leads to the fares of its offer. */
export const Basic = meta.story({
  play: async ({ canvas, canvasElement, globals, said }) => {
    const t = await words(globals, 'flight-offers');
    const [first, second, third, fourth] = cardsOf(canvasElement);
    await expect(within(there(first)).getByText('07:00')).toBeVisible();
    await expect(there(first)).toHaveTextContent(t('punctual', { percent: 87 }));
    await expect(there(second)).toHaveTextContent(t('left', { count: 3 }));
    await expect(there(third)).toHaveTextContent(t('stop', { city: said('济南') }));
    await expect(within(there(fourth)).getByRole('img', { name: t('later', { days: 1 }) })).toBeVisible();
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringContaining('#MU5138'));
  },
});

/** A connection says where one waits and for how long; another airport of the city stands out. */
export const Connections = meta.story({
  args: { offers: [connecting, otherAirport] },
  play: async ({ canvasElement, globals, said }) => {
    const t = await words(globals, 'flight-offers');
    const [first, second] = cardsOf(canvasElement);
    const d = await words(globals, 'duration');
    const time = d('hoursAndMinutes', { hours: 2, minutes: 15 });
    await expect(there(first)).toHaveTextContent(t('wait', { city: said('西安'), time }));
    const between = d('hoursAndMinutes', { hours: 2, minutes: 30 });
    await expect(there(second)).toHaveTextContent(
      t('wait.change', { from: said('咸阳'), to: said('遥墙'), time: between }),
    );
    const carrier = t('carrier', { code: 'FM' });
    await expect(there(second)).toHaveTextContent(t('operated', { carrier }));
  },
});

/** An offer that cannot be chosen says why, and leads nowhere. */
export const EveryState = meta.story({
  args: { offers: everyState },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'flight-offers');
    const text = cardsOf(canvasElement).map((card) => card.textContent);
    for (const state of ['soldOut', 'untold', 'expired'] as const)
      await expect(text.filter((each) => each.includes(t(state)))).toHaveLength(1);
    await expect(canvas.getByText(t('waitlist'), { exact: false })).toBeVisible();
    await expect(canvas.getByText(t('limit.passengers', { count: 2 }))).toBeVisible();
    const leads = canvas.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href);
    await expect(leads.filter((href) => /MU51(05|07|13)/.test(href))).toEqual([]);
  },
});

/** A product that not everybody may buy. */
export const ProductLimit = meta.story({
  args: { offers: [limited] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'flight-offers');
    await expect(canvas.getByText(t('limit.members'))).toBeVisible();
  },
});

/** Points in place of money, where a fare can be had for them. */
export const Points = meta.story({
  args: { points: true, offers: [direct] },
  play: async ({ canvasElement }) => {
    await expect(there(cardsOf(canvasElement)[0]).textContent.replace(/\D/g, '')).toContain('14000');
  },
});

/** Only what is near the screen is drawn. */
export const FiveHundred = meta.story({
  args: { offers: manyOffers(500) },
  play: async ({ canvasElement }) => {
    const cards = cardsOf(canvasElement);
    await expect(there(cards[0])).toHaveAttribute('aria-setsize', '500');
    await expect(cards.length).toBeLessThan(40);
  },
});

/** A row with the price of each cabin, which leads to that fare. */
export const Wide = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { offers: everyState, cabins: ['economy', 'business'] },
  play: async ({ canvas, globals, canvasElement }) => {
    const t = await words(globals, 'flight-offers');
    await expect(canvas.getAllByRole('link')[1]).toHaveAttribute('href', '#MU5138-business');
    const cabin = t('cabin', { cabin: 'business', told: 'business' });
    await expect(there(cardsOf(canvasElement)[1])).toHaveTextContent(t('soldOut.cabin', { cabin }));
  },
});
