import {
  CityMark,
  Drawing,
  drawingNames,
  HeadDrawing,
  headDrawingNames,
  markedCities,
  Postmark,
  RouteNetwork,
} from '@mapp/kit/primitives/drawing';
import { vars } from '@mapp/kit/theme';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { there } from '../there.ts';
import { withoutRole } from '../without-role.ts';
import { padded } from './padded.tsx';

const meta = preview.meta({
  component: Drawing,
  subcomponents: { CityMark, HeadDrawing, Postmark, RouteNetwork },
  decorators: [padded],
  args: { name: 'order' as const },
});

interface Play {
  canvasElement: HTMLElement;
}

/** So many pictures, none of which is said aloud. */
const silent =
  (count: number) =>
  async ({ canvasElement }: Play) => {
    const pictures = withoutRole(canvasElement, 'svg');
    const unsaid = withoutRole(canvasElement, '[aria-hidden="true"]');
    await expect(pictures.length).toBeGreaterThanOrEqual(count);
    for (const picture of pictures)
      await expect(there(unsaid.find((each) => each.contains(picture)))).toBeVisible();
  };

const rows = (children: ReactNode) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>{children}</div>
);

export const Basic = meta.story({
  play: async ({ canvasElement }) => {
    await silent(1)({ canvasElement });
    const { width, height } = there(withoutRole(canvasElement, 'svg')[0]).getBoundingClientRect();
    await expect([Math.round(width), Math.round(height)]).toEqual([204, 136]);
  },
});

export const EveryDrawing = meta.story({
  render: () => rows(drawingNames.map((name) => <Drawing key={name} name={name} />)),
  play: silent(drawingNames.length),
});

/** A few hundred bytes each. */
export const Small = meta.story({
  render: () => rows(drawingNames.map((name) => <Drawing key={name} name={name} />)),
  play: async ({ canvasElement }) => {
    for (const picture of withoutRole(canvasElement, 'svg')) {
      const data = withoutRole(picture, 'path')
        .map((path) => path.getAttribute('d') ?? '')
        .join('');
      await expect(data.length).toBeLessThan(600);
    }
  },
});

export const InTheDark = meta.story({
  globals: { theme: 'dark' },
  render: () => rows(drawingNames.map((name) => <Drawing key={name} name={name} />)),
  play: silent(drawingNames.length),
});

export const HeadsOfAreas = meta.story({
  render: () =>
    rows(
      headDrawingNames.map((name) => (
        <div key={name} style={{ inlineSize: 168 }}>
          <HeadDrawing name={name} />
        </div>
      )),
    ),
  play: silent(headDrawingNames.length),
});

/** The last has no mark of its own. */
export const Cities = meta.story({
  render: () => rows([...markedCities, 'LJG'].map((city) => <CityMark key={city} city={city} />)),
  play: async ({ canvasElement }) => {
    await silent(markedCities.length + 1)({ canvasElement });
    const marks = withoutRole(canvasElement, 'svg').map(({ innerHTML }) => innerHTML);
    await expect(new Set(marks).size).toBe(marks.length);
  },
});

export const Postmarks = meta.story({
  render: () =>
    rows(
      <>
        <Postmark place="西安 XI AN" day="2025.06.14" city="SIA" />
        <Postmark place="拉萨 LHASA" day="2025.07.20" city="LXA" at={1} />
        <Postmark place="广州 CANTON" day="2025.08.02" city="CAN" at={2} faint />
      </>,
    ),
  play: silent(3),
});

const night = (children: ReactNode) => (
  <div style={{ blockSize: 344, background: vars.color.background.bar }}>{children}</div>
);

/** From true coordinates: Lhasa is west and a little south of Shanghai, Beijing north of both. */
export const Network = meta.story({
  render: () => night(<RouteNetwork chosen={['LXA', 'SIA']} />),
  play: async ({ canvasElement }) => {
    await silent(1)({ canvasElement });
    const [first] = withoutRole(canvasElement, 'circle');
    await expect(there(first)).toBeVisible();
    // One line of meridians and parallels, a route and a place for each city but the hub.
    const [routes, places] = [withoutRole(canvasElement, 'path'), withoutRole(canvasElement, 'circle')];
    await expect(routes).toHaveLength(places.length);
  },
});

/** Only the places that it is given. */
export const OwnNetwork = meta.story({
  render: () =>
    night(
      <RouteNetwork
        hub="A"
        places={[
          { code: 'A', north: 31.2, east: 121.3 },
          { code: 'B', north: 40.1, east: 116.6 },
        ]}
      />,
    ),
  play: async ({ canvasElement }) => {
    const [b, a] = withoutRole(canvasElement, 'circle').map((place) => place.getBoundingClientRect());
    await expect(b?.left).toBeLessThan(a?.left ?? 0);
    await expect(b?.top).toBeLessThan(a?.top ?? 0);
  },
});
