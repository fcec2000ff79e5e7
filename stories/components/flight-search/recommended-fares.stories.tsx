import { RecommendedFares } from '@mapp/kit/components/flight-search';
import type { RecommendedFare } from '@mapp/kit/contracts';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from '../../primitives/padded.tsx';
import { words } from '../../words.ts';

const fareTo = (to: string, day: string, yuan: number): RecommendedFare => ({
  from: 'SHA',
  to,
  day,
  price: { amount: yuan * 100, currency: 'CNY' },
});

const meta = preview.meta({
  component: RecommendedFares,
  decorators: [padded],
  args: {
    fares: [
      fareTo('BJS', '2026-06-15', 560),
      fareTo('SYX', '2026-06-17', 1080),
      fareTo('XIY', '2026-06-18', 480),
      fareTo('KMG', '2026-06-21', 1250),
    ],
    hrefOf: ({ to }) => `/mapp/reserve/flightList?to=${to}`,
  },
});

/** Each leads to its flights; what is read out says where from, the day and the price. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'reserve');
    await expect(canvas.getByRole('heading', { name: t('recommended') })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(4);
    await expect(links[1]).toHaveAttribute('href', '/mapp/reserve/flightList?to=SYX');
    await expect(links[1]).toHaveAccessibleName(/1.080/);
  },
});

/** A city without a mark of its own has the houses of any city. */
export const OneAlone = meta.story({ args: { fares: [fareTo('URC', '2026-06-15', 990)] } });

export const None = meta.story({
  args: { fares: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});
