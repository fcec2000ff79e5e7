import { SelectField } from '@mapp/kit/primitives/field';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from '../padded.tsx';

const meta = preview.meta({
  component: SelectField,
  decorators: [padded],
  args: {
    label: '与本人关系',
    choices: [
      { value: 'spouse', label: '配偶' },
      { value: 'child', label: '子女' },
      { value: 'parent', label: '父母', disabled: true },
    ],
    onChange: fn(),
  },
});

export const Basic = meta.story({
  play: async ({ args, canvas, userEvent, said }) => {
    const select = canvas.getByLabelText(said('与本人关系'));
    await userEvent.selectOptions(select, said('子女'));
    await expect(select).toHaveValue('child');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
});

export const NothingChosenYet = meta.story({
  args: { placeholder: '请选择', defaultValue: '' },
  play: async ({ canvas, said }) => {
    await expect(canvas.getByLabelText(said('与本人关系'))).toHaveDisplayValue(said('请选择'));
    await expect(canvas.getByRole('option', { name: said('请选择') })).toBeDisabled();
  },
});

export const WithError = meta.story({
  args: { placeholder: '请选择', defaultValue: '', error: '请选择与本人的关系。' },
  play: async ({ canvas, said }) => {
    const select = canvas.getByLabelText(said('与本人关系'));
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription(said('请选择与本人的关系。'));
  },
});
