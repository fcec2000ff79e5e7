import type { AirportWeather, Weather } from '@mapp/kit/contracts';
import {
  RouteWeather,
  WeatherDays,
  WeatherHours,
  WeatherNow,
  WeatherSkeleton,
} from '@mapp/kit/components/weather';
import { weatherKinds } from '@mapp/kit/rules';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { words } from '../words.ts';

const weather: Weather = {
  kind: 'partlyCloudy',
  celsius: 26,
  feels: 24,
  wind: { speed: 5.5, from: 45 },
  visibility: 10_000,
  humidity: 62,
  pressure: 1013,
};

const meta = preview.meta({
  component: WeatherNow,
  subcomponents: { RouteWeather, WeatherDays, WeatherHours, WeatherSkeleton },
  args: { weather },
});

const hours: AirportWeather['hours'] = weatherKinds.map((kind, at) => ({
  at: `2026-06-01T${String(at + 8).padStart(2, '0')}:00:00+08:00`,
  kind,
  celsius: 20 + (at % 6),
  chance: at * 5,
}));

const days: AirportWeather['days'] = weatherKinds.slice(0, 7).map((kind, at) => ({
  day: `2026-06-0${at + 1}`,
  kind,
  low: 18 + (at % 3),
  high: 26 + (at % 4),
  chance: at * 10,
}));

/** The wind has the unit of the language: force, km/h, or m/s. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'weather');
    await expect(canvas.getByText(t('kind.partlyCloudy'))).toBeVisible();
    await expect(canvas.getAllByRole('definition')).toHaveLength(4);
    await expect(canvas.queryByText(t('untold'))).toBeNull();
    const unit = { zh: '级', en: 'km/h', ja: 'm/s', ko: 'm/s', ru: 'м/с' }[globals['locale'] as 'zh'];
    await expect(canvas.getByText(new RegExp(`${unit}$`))).toBeVisible();
  },
});

/** Words in place of each figure that is not told. */
export const NotTold = meta.story({
  args: { weather: { kind: 'unknown' } },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'weather');
    await expect(canvas.getByText(t('kind.unknown'))).toBeVisible();
    await expect(canvas.getByText(t('celsius.untold'))).toBeVisible();
    await expect(canvas.getAllByText(t('untold'))).toHaveLength(4);
  },
});

export const FrostAndNoWind = meta.story({
  args: { weather: { kind: 'snow', celsius: -12, feels: -19, wind: { speed: 0.2 }, visibility: 350 } },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'weather');
    await expect(canvas.getByText(t('kind.snow'))).toBeVisible();
    await expect(canvas.getByText(/350/)).toBeVisible();
    await expect(canvas.getByText(t('wind.calm'))).toBeVisible();
  },
});

/** Every kind of sky, in a strip that the arrow keys scroll. */
export const HourByHour = meta.story({
  render: () => <WeatherHours hours={hours} label="hours" />,
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'weather');
    const strip = canvas.getByRole('list', { name: 'hours' });
    strip.focus();
    await expect(strip).toHaveFocus();
    const { documentElement } = strip.ownerDocument;
    await expect(strip.scrollWidth).toBeGreaterThan(strip.clientWidth);
    await expect(documentElement.scrollWidth).toBe(documentElement.clientWidth);
    for (const kind of weatherKinds) await expect(canvas.getByText(t(`kind.${kind}`))).toBeInTheDocument();
  },
});

export const DayByDay = meta.story({
  render: () => <WeatherDays days={[...days, { day: '2026-06-08', kind: 'unknown' }]} />,
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'weather');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByText(t('untold'))).toBeVisible();
  },
});

/** Each time is local to its city, which is named; rough air has a word and a mark. */
export const OnTheRoute = meta.story({
  render: () => (
    <RouteWeather
      route={{
        from: {
          airport: { code: 'PVG', city: '上海', name: '浦东' },
          at: '2026-06-01T10:00:00+08:00',
          weather: { kind: 'rain', celsius: 22 },
        },
        to: {
          airport: { code: 'CDG', city: '巴黎', name: '戴高乐' },
          at: '2026-06-01T16:00:00+02:00',
          weather: { kind: 'clear', celsius: 19 },
        },
        points: [
          { minutes: 150, over: '乌兰巴托', kind: 'clear', turbulence: 'none' },
          { minutes: 300, over: undefined, kind: 'thunderstorm', turbulence: 'severe' },
          { minutes: 450, over: '圣彼得堡', kind: 'unknown', turbulence: 'unknown' },
        ],
      }}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'weather');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText(t('turbulence.severe'))).toBeVisible();
    await expect(canvas.getByText(t('turbulence.unknown'))).toBeVisible();
    await expect(canvas.getByText(t('over.none'))).toBeVisible();
  },
});

export const Waiting = meta.story({
  render: () => <WeatherSkeleton data-testid="waiting" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('waiting')).toBeVisible();
  },
});
