import { DateField, type DateFieldProps } from '@mapp/kit/primitives/date-field';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { padded } from './padded.tsx';

function Kept(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  const keep = (next: string) => {
    setValue(next);
    props.onChange?.(next);
  };
  return <DateField {...props} value={value} onChange={keep} />;
}

const meta = preview.meta({
  component: DateField,
  decorators: [padded],
  args: { label: '开始日期', value: '2026-05-01', onChange: fn() },
  render: (args) => <Kept {...args} />,
});

export const Basic = meta.story({
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('开始日期');
    await fireEvent.change(input, { target: { value: '2026-05-15' } });
    await expect(args.onChange).toHaveBeenCalledWith('2026-05-15');
    await expect(input).toHaveValue('2026-05-15');
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Emptied = meta.story({
  play: async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByLabelText('开始日期'), { target: { value: '' } });
    await expect(args.onChange).toHaveBeenCalledWith('');
  },
});

export const WithinLimits = meta.story({
  args: { min: '2025-06-01', max: '2026-06-01', hint: '最多可查一年' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('开始日期');
    await expect(input.validity.valid).toBe(true);
    await fireEvent.change(input, { target: { value: '2026-06-02' } });
    await expect(input.validity.rangeOverflow).toBe(true);
  },
});

export const StartAfterEnd = meta.story({
  args: { value: '2026-06-02', error: '开始日期不能晚于结束日期 2026年6月1日。' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('开始日期');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('开始日期不能晚于结束日期 2026年6月1日。');
  },
});

export const TwoSideBySide = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
      <Kept label="从" value="2026-05-01" onChange={fn()} />
      <Kept label="到" value="2026-06-01" onChange={fn()} />
    </div>
  ),
});
