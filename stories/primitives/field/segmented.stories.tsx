import { Segmented, type SegmentedProps } from '@mapp/kit/primitives/field';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from '../padded.tsx';

function Kept(props: SegmentedProps) {
  const [value, setValue] = useState(props.value);
  const keep = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <Segmented {...props} value={value} onChange={keep} />;
}

const meta = preview.meta({
  component: Segmented,
  decorators: [padded],
  args: {
    label: '证件类型',
    choices: [
      { value: 'id', label: '身份证' },
      { value: 'passport', label: '护照' },
      { value: 'other', label: '其他' },
    ],
    value: 'id',
    onChange: fn(),
  },
  render: (args) => <Kept {...args} />,
});

export const Basic = meta.story({
  play: async ({ args, canvas, userEvent, said }) => {
    await expect(canvas.getByRole('group', { name: said('证件类型') })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: said('身份证') })).toBeChecked();
    await userEvent.click(canvas.getByText(said('护照')));
    await expect(args.onChange).toHaveBeenCalledWith('passport');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: said('其他') })).toBeChecked();
  },
});

export const MiddleChosen = meta.story({ args: { value: 'passport' } });

export const LastChosen = meta.story({ args: { value: 'other' } });

export const NothingChosen = meta.story({ args: { value: undefined } });

export const LabelForScreenReaders = meta.story({
  args: { labelHidden: true },
  play: async ({ canvas, said }) => {
    await expect(canvas.getByRole('group', { name: said('证件类型') })).toBeVisible();
  },
});

export const OneShut = meta.story({
  args: {
    label: '时段',
    choices: [
      { value: '1', label: '近 1 个月' },
      { value: '3', label: '近 3 个月' },
      { value: '0', label: '自选', disabled: true },
    ],
    value: '1',
  },
  play: async ({ canvas, said }) => {
    await expect(canvas.getByRole('radio', { name: said('自选') })).toBeDisabled();
  },
});
