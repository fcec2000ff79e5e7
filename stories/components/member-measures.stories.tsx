import { MemberMeasures } from '@mapp/kit/components/member-measures';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { summary } from '../fixtures/points.ts';
import { padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';

const meta = preview.meta({
  component: MemberMeasures,
  decorators: [padded],
  args: {
    expiring: 1200,
    segments: summary.upgradeCount,
    next: { tier: 'GOL' as const, kind: 'segments' as const, missing: 4 },
    coupons: { count: 3, href: '/mapp/mine/mycoupons' },
  },
});

const figures = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('definition')
    .map(({ textContent }) => textContent);

export const Basic = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(figures(canvasElement)).toEqual([
      expect.stringMatching(/^1.200\s/),
      expect.stringMatching(/^4\s/),
      expect.stringMatching(/^3\s/),
    ]);
    const cell = there(canvas.getAllByRole('definition').at(-1)?.parentElement).getBoundingClientRect();
    await expect(cell.height).toBeGreaterThanOrEqual(44);
  },
});

export const NothingExpires = meta.story({
  args: { expiring: 0 },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('definition').map((figure) => figure.firstElementChild);
    await expect(getComputedStyle(there(first)).color).toBe(getComputedStyle(there(second)).color);
  },
});

export const ExpiryNotKnown = meta.story({
  args: { expiring: undefined },
  play: async ({ canvasElement }) => {
    await expect(figures(canvasElement)).toHaveLength(2);
  },
});

/** Platinum has nothing to reach: what has counted is there. Coupons are not known yet. */
export const NothingToReach = meta.story({
  args: { next: undefined, coupons: undefined },
  play: async ({ canvasElement }) => {
    await expect(figures(canvasElement)).toEqual([
      expect.stringMatching(/^1.200\s/),
      expect.stringMatching(/^14\s/),
    ]);
  },
});

export const PointsAreMissing = meta.story({
  args: { next: { tier: 'SIL', kind: 'points', missing: 2520 } },
  play: async ({ canvasElement }) => {
    await expect(figures(canvasElement)[1]).toMatch(/^2.520\s/);
  },
});
