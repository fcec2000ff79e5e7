import { MemberMeasures } from '@mapp/kit/components/member-measures';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { summary } from '../fixtures/points.ts';
import { padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';

const meta = preview.meta({
  component: MemberMeasures,
  decorators: [padded],
  args: { expiring: 1200, upgradePoints: summary.upgradePoint, segments: summary.upgradeCount },
});

const figures = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('dd')].map(({ textContent }) => textContent);

export const Basic = meta.story({
  play: async ({ canvasElement }) => {
    await expect(figures(canvasElement)).toEqual([
      expect.stringMatching(/^1.200 /),
      expect.stringMatching(/^9.860 /),
      expect.stringMatching(/^14 /),
    ]);
  },
});

export const NothingExpires = meta.story({
  args: { expiring: 0 },
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('dd span:first-child');
    await expect(getComputedStyle(there(first)).color).toBe(getComputedStyle(there(second)).color);
  },
});

export const ExpiryNotKnown = meta.story({
  args: { expiring: undefined },
  play: async ({ canvasElement }) => {
    await expect(figures(canvasElement)).toHaveLength(2);
  },
});
