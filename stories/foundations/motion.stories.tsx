import { Button } from '@mapp/kit/primitives/button';
import { vars } from '@mapp/kit/theme';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { there } from '../there.ts';
import { withoutRole } from '../without-role.ts';
import { Name, Sheet } from './sheet.tsx';
import { tokensOf } from './tokens.ts';

const meta = preview.meta({
  // The story is the page.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
});

function Runs() {
  const [away, setAway] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setAway(!away)}>
        Run
      </Button>
      {Object.entries(vars.motion.duration).map(([name, duration]) => (
        <div key={name}>
          <Name of={`motion.duration.${name}`}>
            {tokensOf('motion.duration').find(([token]) => token === name)?.[1]}
          </Name>
          <div
            data-duration={name}
            style={{
              inlineSize: 44,
              blockSize: 12,
              borderRadius: vars.radius.full,
              background: vars.color.action.fill,
              marginInlineStart: away ? 'calc(100% - 44px)' : 0,
              transition: `margin ${duration} ${vars.motion.easing.out}`,
            }}
          />
        </div>
      ))}
    </>
  );
}

export const Durations = meta.story({
  render: () => (
    <Sheet
      title="Motion"
      text="States take 120 ms, sheets 200 ms, the moments of a result up to 600 ms, fast at first. All of it stops where the system asks for less motion."
    >
      <Runs />
    </Sheet>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Run' }));
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const state = there(withoutRole(canvasElement, '[data-duration="state"]')[0]);
    await expect(getComputedStyle(state).transitionDuration).toBe(still ? '0s' : '0.12s');
  },
});
