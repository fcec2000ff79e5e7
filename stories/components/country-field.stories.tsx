import { CountryField, CountryList, type CountryFieldProps } from '@mapp/kit/components/country-field';
import { useMessages } from '@mapp/kit/messages';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within, type userEvent as user } from 'storybook/test';
import preview from '#storybook/preview';
import type { Said } from '../../.storybook/said.ts';
import { fits, padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';
import { withoutRole } from '../without-role.ts';

/** Keeps what is chosen, as a form does. */
function Kept(props: CountryFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (code: string) => {
    setValue(code);
    props.onChange(code);
  };
  return <CountryField {...props} value={value} onChange={change} />;
}

const meta = preview.meta({
  component: CountryField,
  decorators: [padded],
  args: { label: '国籍', value: 'CN', onChange: fn() },
  render: (args) => <Kept {...args} />,
});

type Play = { canvas: ReturnType<typeof within>; said: Said; userEvent: Pick<typeof user, 'click'> };

const fieldIn = ({ canvas, said }: Pick<Play, 'canvas' | 'said'>) =>
  canvas.findByRole('combobox', { name: said('国籍') });

/** Opens the list and waits until it has come up. */
async function open({ canvas, said, userEvent }: Play) {
  await userEvent.click(await fieldIn({ canvas, said }));
  const sheet = await screen.findByRole('dialog');
  const list = await within(sheet).findByRole('listbox');
  await waitFor(() =>
    expect(sheet.getAnimations().every(({ playState }) => playState === 'finished')).toBe(true),
  );
  return { sheet, list, search: within(sheet).getByRole('combobox') };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const options = (list: HTMLElement) => within(list).getAllByRole('option');
const isRussian = () => document.documentElement.lang === 'ru';

export const Basic = meta.story({
  play: async ({ args, canvas, userEvent, said }) => {
    const field = await fieldIn({ canvas, said });
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    const { list, sheet } = await open({ canvas, said, userEvent });
    await expect(options(list)[0]).toHaveTextContent('CN');
    await expect(options(list)[0]).toHaveAttribute('aria-selected', 'true');
    await expect(options(list)[3]).toHaveTextContent('TW');
    await expect(withoutRole(sheet, '*').length).toBeLessThan(330);
    await userEvent.click(there(options(list)[4]));
    await gone();
    await expect(args.onChange).toHaveBeenLastCalledWith('JP');
    await expect(field).toHaveFocus();
    await expect(field).not.toHaveTextContent(/^JP$/);
  },
});

export const NothingChosen = meta.story({
  args: { value: '', hint: '签发证件的国家或地区' },
  play: async ({ canvas, userEvent, said }) => {
    await expect(await fieldIn({ canvas, said })).toHaveAccessibleDescription(said('签发证件的国家或地区'));
    const { list } = await open({ canvas, said, userEvent });
    await expect(within(list).queryByRole('option', { selected: true })).toBeNull();
  },
});

export const WithError = meta.story({
  args: { value: '', error: '请选择国籍。' },
  play: async ({ canvas, said }) => {
    await expect(await fieldIn({ canvas, said })).toBeInvalid();
    await expect(await fieldIn({ canvas, said })).toHaveAccessibleDescription(said('请选择国籍。'));
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, said }) => {
    await expect(await fieldIn({ canvas, said })).toBeDisabled();
  },
});

/** By name in any language, pinyin, its initials or code. */
export const SearchInEveryWay = meta.story({
  play: async ({ canvas, userEvent, said }) => {
    const { list, search } = await open({ canvas, said, userEvent });
    for (const [query, code] of [
      ['秘鲁', 'PE'],
      ['bilu', 'PE'],
      ['flb', 'PH'],
      ['jp', 'JP'],
      ['Kingdom', 'GB'],
      ['Казахстан', 'KZ'],
      ['にほん', 'JP'],
      ['대한', 'KR'],
      ['阿联酋', 'AE'],
    ] as const) {
      await userEvent.clear(search);
      await userEvent.type(search, query);
      await expect(there(options(list)[0])).toHaveTextContent(new RegExp(`${code}$`));
    }
    await expect(within(list).queryByRole('group')).toBeNull();
  },
});

export const ChosenByKeys = meta.story({
  play: async ({ args, canvas, userEvent, said }) => {
    const field = await fieldIn({ canvas, said });
    field.focus();
    await userEvent.keyboard('{ArrowDown}');
    const sheet = await screen.findByRole('dialog');
    const search = await within(sheet).findByRole('combobox');
    await userEvent.click(search);
    await userEvent.keyboard('russia');
    const active = search.getAttribute('aria-activedescendant');
    const row = there(
      within(sheet)
        .getAllByRole('option')
        .find(({ id }) => id === active),
    );
    await expect(row).toHaveTextContent(/RU$/);
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onChange).toHaveBeenLastCalledWith('RU');
    await expect(field).toHaveFocus();
  },
});

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent, said }) => {
    const { sheet, search } = await open({ canvas, said, userEvent });
    await userEvent.type(search, 'qqqq');
    await expect(within(sheet).queryByRole('option')).toBeNull();
    const empty = there(within(sheet).getAllByRole('paragraph')[0]);
    await expect(empty).toBeVisible();
    await expect(within(sheet).getByRole('status')).toHaveTextContent('0');
    await userEvent.click(there(within(sheet).getAllByRole('button').at(-1)));
    await expect(search).toHaveValue('');
    await expect(search).toHaveFocus();
    await expect(within(sheet).getByRole('toolbar')).toBeVisible();
  },
});

export const LettersWithoutCountriesAreSkipped = meta.story({
  globals: { locale: 'zh' },
  play: async ({ canvas, userEvent, said }) => {
    const { sheet, list } = await open({ canvas, said, userEvent });
    const bar = within(sheet).getByRole('toolbar');
    await expect(bar).toHaveTextContent('常ABCDEFGHJKLMNPRSTWXYZ');
    await userEvent.click(within(bar).getByRole('button', { name: 'X' }));
    await expect(within(list).getByRole('option', { name: /新加坡/ })).toBeVisible();
  },
});

export const EscapeAndTheCrossClose = meta.story({
  play: async ({ args, canvas, userEvent, said }) => {
    const field = await fieldIn({ canvas, said });
    await open({ canvas, said, userEvent });
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(field).toHaveFocus();
    const { sheet } = await open({ canvas, said, userEvent });
    await userEvent.click(there(within(sheet).getAllByRole('button')[0]));
    await gone();
    await expect(field).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** The back end's names stand for ours in Chinese, and decide which countries there are. */
export const NamesOfTheBackEnd = meta.story({
  args: { names: { CN: '中国', HK: '香港特区', JP: '日本国', XK: '科索沃', QQ: '某地' }, value: 'QQ' },
  play: async ({ canvas, userEvent, said }) => {
    await expect(await fieldIn({ canvas, said })).toHaveTextContent(said('某地'));
    const { list } = await open({ canvas, said, userEvent });
    await expect(options(list)[0]).toHaveAttribute('aria-setsize', '8');
    if (document.documentElement.lang === 'zh')
      await expect(within(list).getAllByText(said('日本国'))).toHaveLength(2);
    if (isRussian()) await expect(within(list).getAllByText('Япония')).toHaveLength(2);
  },
});

/** The longest names wrap; nothing is cut off. */
export const LargeTextOnANarrowPhone = meta.story({
  globals: { textSize: 'double', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, userEvent, said }) => {
    const { sheet, list, search } = await open({ canvas, said, userEvent });
    await userEvent.type(search, 'south');
    for (const option of options(list)) await expect(fits(there(option.firstElementChild))).toBe(true);
    await userEvent.clear(search);
    await userEvent.keyboard('{End}');
    await userEvent.click(there(within(within(sheet).getByRole('toolbar')).getAllByRole('button')[3]));
    for (const option of options(list)) await expect(fits(there(option.firstElementChild))).toBe(true);
    await expect(fits(sheet)).toBe(true);
  },
});

/** As the content of a page of its own, below its bar. */
export const AsAPage = meta.story({
  render: (args) => <Page {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const list = await canvas.findByRole('listbox');
    await userEvent.click(there(options(list)[5]));
    await expect(args.onChange).toHaveBeenLastCalledWith('KR');
  },
});

function Page({ value, onChange }: CountryFieldProps) {
  const t = useMessages('places');
  return (
    <main>
      <h1>{t('country.title')}</h1>
      <CountryList value={value} onChange={onChange} />
    </main>
  );
}
