import { PerforatedCard } from '@mapp/kit/components/perforated-card';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { padded } from '../primitives/padded.tsx';

const meta = preview.meta({
  component: PerforatedCard,
  decorators: [padded],
  args: { children: <p>MU5101</p>, stub: <p>21A</p> },
});

export const Basic = meta.story({
  play: async ({ canvas }) => {
    const above = canvas.getByText('MU5101').getBoundingClientRect();
    const below = canvas.getByText('21A').getBoundingClientRect();
    await expect(below.top).toBeGreaterThan(above.bottom + 16);
  },
});
