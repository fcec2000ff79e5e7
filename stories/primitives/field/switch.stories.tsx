import { Switch } from '@mapp/kit/primitives/field';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from '../padded.tsx';

const meta = preview.meta({
  component: Switch,
  decorators: [padded],
  args: { label: '大字版', onChange: fn() },
});

export const Basic = meta.story({
  play: async ({ args, canvas, userEvent, said }) => {
    const knob = canvas.getByRole('switch', { name: said('大字版') });
    await expect(knob).not.toBeChecked();
    await userEvent.click(canvas.getByText(said('大字版')));
    await expect(knob).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(knob).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
});

/** On and off differ in shape, not in colour alone. */
export const OnAndOff = meta.story({
  render: () => (
    <>
      <Switch label="用积分" />
      <Switch label="自动值机" defaultChecked />
      <Switch label="到点提醒" disabled />
      <Switch label="收到公告" disabled defaultChecked />
    </>
  ),
});
