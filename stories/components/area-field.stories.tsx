import { AreaField, type AreaFieldProps } from '@mapp/kit/components/area-field';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from '../primitives/padded.tsx';

/** Keeps what is chosen, as a form does. */
function Kept(props: AreaFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (code: string) => {
    setValue(code);
    props.onChange(code);
  };
  return <AreaField {...props} value={value} onChange={change} />;
}

const given: AreaFieldProps = { label: '所在地区', value: '', onChange: fn() };

const meta = preview.meta({
  component: AreaField,
  decorators: [padded],
  args: given,
  render: (args) => <Kept {...args} />,
});

const wordsOf = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'places');
const option = (name: string) => screen.findByRole('option', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Province, city, county: the last one closes the list. */
export const Basic = meta.story({
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = await wordsOf(globals);
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveTextContent(t('area.choose'));
    await userEvent.click(field);
    await expect(await screen.findByRole('listbox', { name: t('area.province') })).toBeVisible();
    await userEvent.click(await option('广东省'));
    await userEvent.click(await option('深圳市'));
    await userEvent.click(await option('南山区'));
    await gone();
    await expect(args.onChange).toHaveBeenLastCalledWith('440305');
    await expect(field).toHaveTextContent('广东省 深圳市 南山区');
    await expect(field).toHaveFocus();
  },
});

/** A municipality has one city: nobody has to choose it. */
export const Municipality = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await option('上海市'));
    await userEvent.click(await option('闵行区'));
    await gone();
    await expect(args.onChange).toHaveBeenLastCalledWith('310112');
    await expect(canvas.getByRole('combobox')).toHaveTextContent(/^上海市 闵行区$/);
  },
});

/** The chosen area is there when it opens, and each step leads back. */
export const ChosenAnew = meta.story({
  args: { value: '440305' },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = await wordsOf(globals);
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent('南山区'));
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('南山区');
    await userEvent.click(screen.getByRole('button', { name: t('area.again', { name: '广东省' }) }));
    await userEvent.click(await option('广西壮族自治区'));
    await expect(await screen.findByRole('listbox', { name: t('area.city') })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const WithError = meta.story({
  args: { error: '请选择所在地区。' },
  play: async ({ canvas, said }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(said('请选择所在地区。'));
  },
});

export const ByKeys = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox');
    list.focus();
    await userEvent.keyboard('{Enter}');
    const next = await screen.findByRole('option', { name: '东城区' });
    within(next.ownerDocument.body).getByRole('listbox').focus();
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onChange).toHaveBeenLastCalledWith('110101');
  },
});
