import { PassengerList, PassengerListSkeleton } from '@mapp/kit/components/passenger-list';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { blocked, choosable } from '../fixtures/beneficiaries.ts';
import { padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';

const meta = preview.meta({
  component: PassengerList,
  subcomponents: { PassengerListSkeleton },
  args: { passengers: [...choosable, ...blocked], value: undefined, onChange: fn() },
  decorators: [padded],
});

export const Basic = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const choices = await canvas.findAllByRole('radio');
    await expect(choices).toHaveLength(choosable.length);
    await userEvent.click(there(choices[1]));
    await expect(args.onChange).toHaveBeenCalledWith('p-2');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(blocked.length);
  },
});

export const Chosen = meta.story({
  args: { value: 'p-1' },
  play: async ({ canvas }) => expect((await canvas.findAllByRole('radio'))[0]).toBeChecked(),
});

export const NothingChosen = meta.story({ args: { error: '请选择一位旅客，再继续' } });

export const EachCanBeChosen = meta.story({
  args: { passengers: choosable },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('radio');
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
});

export const NoneCanBeChosen = meta.story({
  args: { passengers: blocked },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(blocked.length);
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});

/** Nobody can be chosen, and somebody goes on: the error is told all the same. */
export const NoneCanBeChosenAndNothingChosen = meta.story({
  args: { passengers: blocked, error: '请选择一位旅客，再继续' },
  play: async ({ canvas, args, said }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent(said(String(args.error))),
});

export const OnTheWay = meta.story({ render: () => <PassengerListSkeleton /> });
