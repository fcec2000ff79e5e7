import { RangeField, type RangeFieldProps, type RangeValue } from '@mapp/kit/primitives/range-field';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { there } from '../there.ts';

type HeldProps = Pick<RangeFieldProps, 'label' | 'ends' | 'bounds' | 'step' | 'format' | 'bars'>;

/** It holds what is chosen, as a screen does. */
function Held(props: HeldProps) {
  const [value, setValue] = useState<RangeValue>(props.bounds);
  return <RangeField {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  component: Held,
  args: {
    label: '价格',
    ends: ['最低', '最高'] as const,
    bounds: [600, 1400] as const,
    step: 100,
    format: (value: number) => `¥${value}`,
    bars: [1, 4, 9, 6, 3, 2, 0, 1],
  },
});

/** Arrow keys move each knob by a step, Home and End as far as it goes. */
export const Basic = meta.story({
  play: async ({ canvas }) => {
    const [from, to] = canvas.getAllByRole('slider');
    there(from).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(from).toHaveAttribute('aria-valuetext', '¥800');
    there(to).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText('¥800 – ¥1300')).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByText('¥800 – ¥800')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('¥800 – ¥1400')).toBeVisible();
    there(from).focus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByText('¥600 – ¥1400')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('¥1400 – ¥1400')).toBeVisible();
  },
});

export const WithoutBars = meta.story({
  args: { bars: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('slider')).toHaveLength(2);
  },
});
