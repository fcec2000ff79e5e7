import { PerforatedCard, SideStubCard } from '@mapp/kit/components/perforated-card';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
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

/** The stub at the start, for vouchers; what is over lies on the page. */
export const StubAtTheStart = meta.story({
  render: () => (
    <>
      <SideStubCard stub="¥100">MU5101</SideStubCard>
      <SideStubCard stub="¥50" quiet>
        MU5102
      </SideStubCard>
    </>
  ),
  play: async ({ canvas }) => {
    const stub = canvas.getByText('¥100').getBoundingClientRect();
    const body = canvas.getByText('MU5101').getBoundingClientRect();
    await expect(stub.width).toBeGreaterThanOrEqual(112);
    await expect(body.left).toBeGreaterThanOrEqual(stub.right);
  },
});
