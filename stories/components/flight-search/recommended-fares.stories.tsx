import { RecommendedFares } from '@mapp/kit/components/flight-search';
import type { RecommendedFare } from '@mapp/kit/contracts';
import { formatsFor, type Locale } from '@mapp/kit/messages';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from '../../primitives/padded.tsx';
import { isBelow } from '../../lines.ts';
import { there } from '../../there.ts';
import { asRead, words } from '../../words.ts';

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

/** The day that finds no room beside the city begins the line below, and no dot is left at the end of the first. */
export const LittleRoom = meta.story({
  globals: { textSize: 'double' },
  render: (args) => (
    <div style={{ inlineSize: 220 }}>
      <RecommendedFares {...args} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const { date } = formatsFor(globals['locale'] as Locale, 'Asia/Shanghai');
    const day = canvas.getByText(asRead(date('2026-06-17', 'monthDay')));
    const city = there(day.previousElementSibling);
    await expect(city).not.toHaveTextContent('·');
    await expect(isBelow(day, city)).toBe(true);
    await expect(day.getBoundingClientRect().left).toBe(city.getBoundingClientRect().left);
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
