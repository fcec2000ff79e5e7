import { Guilloche } from '@mapp/kit/components/guilloche';
import { vars } from '@mapp/kit/theme';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';
import { withoutRole } from '../without-role.ts';

const meta = preview.meta({
  component: Guilloche,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', blockSize: 120, color: vars.color.text.tertiary }}>{Story()}</div>
    ),
    padded,
  ],
});

/** The whole band is one path, and nothing of it is said aloud. */
const isOnePath = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const drawing = there(withoutRole(canvasElement, 'svg')[0]);
  await expect(drawing).toHaveAttribute('aria-hidden', 'true');
  await expect(withoutRole(drawing, '*')).toHaveLength(1);
};

export const Basic = meta.story({ play: isOnePath });
export const Tall = meta.story({ args: { weave: 'tall' }, play: isOnePath });
export const Head = meta.story({ args: { weave: 'head' }, play: isOnePath });
