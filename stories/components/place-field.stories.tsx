import { PlaceField, type PlaceFieldProps } from '@mapp/kit/components/place-field';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within, type userEvent as user } from 'storybook/test';
import preview from '#storybook/preview';
import type { Said } from '../../.storybook/said.ts';
import { padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';
import { withoutRole } from '../without-role.ts';

/** Keeps what is chosen, as a form does. */
function Kept(props: PlaceFieldProps) {
  const [value, setValue] = useState(props.value);
  const change: PlaceFieldProps['onChange'] = (code, kind) => {
    setValue(code);
    props.onChange(code, kind);
  };
  return <PlaceField {...props} value={value} onChange={change} />;
}

const given: PlaceFieldProps = { label: '出发地', kind: 'city', value: 'BJS', onChange: fn() };

const meta = preview.meta({
  component: PlaceField,
  decorators: [padded],
  args: given,
  render: (args) => <Kept {...args} />,
});

type Play = { canvas: ReturnType<typeof within>; said: Said; userEvent: Pick<typeof user, 'click'> };
const wordsOf = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'places');
const fieldIn = ({ canvas, said }: Pick<Play, 'canvas' | 'said'>) =>
  canvas.findByRole('combobox', { name: said('出发地') });

/** Opens the list and waits until it has come up. */
async function open({ canvas, said, userEvent }: Play) {
  await userEvent.click(await fieldIn({ canvas, said }));
  const sheet = await screen.findByRole('dialog', undefined, { timeout: 5000 });
  const list = await within(sheet).findByRole('listbox');
  await waitFor(() =>
    expect(sheet.getAnimations().every(({ playState }) => playState === 'finished')).toBe(true),
  );
  return { sheet, list, search: within(sheet).getByRole('combobox') };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const codesIn = (list: HTMLElement) =>
  within(list)
    .queryAllByRole('option')
    .map((option) => option.textContent.match(/[A-Z]{3}$/)?.[0]);

export const Basic = meta.story({
  play: async ({ args, canvas, globals, userEvent, said }) => {
    const t = await wordsOf(globals);
    const field = await fieldIn({ canvas, said });
    await waitFor(() => expect(field).not.toHaveTextContent(/^BJS$/), { timeout: 5000 });
    const { sheet, list } = await open({ canvas, said, userEvent });
    const hot = within(sheet).getByRole('group', { name: t('place.hot.city') });
    await expect(within(hot).getAllByRole('button')).toHaveLength(9);
    await expect(within(hot).getByRole('button', { pressed: true })).toBe(
      within(hot).getAllByRole('button')[0],
    );
    await expect(codesIn(list).length).toBeGreaterThan(5);
    await expect(withoutRole(sheet, '*').length).toBeLessThan(420);
    await userEvent.click(there(within(hot).getAllByRole('button')[3]));
    await gone();
    await expect(args.onChange).toHaveBeenLastCalledWith('SZX', 'city');
    await expect(field).toHaveFocus();
    await expect(field).toHaveTextContent(/SZX$/);
  },
});

export const NothingChosen = meta.story({
  args: { value: '', hint: '从哪里出发' },
  play: async ({ canvas, globals, said }) => {
    const t = await wordsOf(globals);
    await expect(await fieldIn({ canvas, said })).toHaveTextContent(t('place.choose'));
    await expect(await fieldIn({ canvas, said })).toHaveAccessibleDescription(said('从哪里出发'));
  },
});

export const WithError = meta.story({
  args: { value: '', error: '请选择出发地。' },
  play: async ({ canvas, said }) => {
    await expect(await fieldIn({ canvas, said })).toBeInvalid();
    await expect(await fieldIn({ canvas, said })).toHaveAccessibleDescription(said('请选择出发地。'));
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, said }) => {
    await expect(await fieldIn({ canvas, said })).toBeDisabled();
  },
});

/** A city is before its airports; one of them may be chosen, even where it has the city's code. */
export const OneAirportOfSeveral = meta.story({
  play: async ({ args, canvas, globals, userEvent, said }) => {
    const t = await wordsOf(globals);
    const { list, search } = await open({ canvas, said, userEvent });
    await userEvent.click(search);
    await userEvent.keyboard('shanghai');
    await expect(
      within(list)
        .getAllByRole('option')
        .slice(0, 3)
        .map((option) => option.textContent.slice(-3)),
    ).toEqual([t('place.all').slice(-3), 'SHA', 'PVG']);
    await userEvent.click(there(within(list).getAllByRole('option')[1]));
    await gone();
    await expect(args.onChange).toHaveBeenLastCalledWith('SHA', 'airport');
    await expect(await fieldIn({ canvas, said })).toHaveTextContent(/(虹|Hongqiao|훙차오|Хунцяо)/);
  },
});

/** By name in five languages, by pinyin and its initials, by code. */
export const SearchInEveryWay = meta.story({
  args: { value: '' },
  play: async ({ canvas, userEvent, said }) => {
    const { list, search } = await open({ canvas, said, userEvent });
    for (const [query, code] of [
      ['昆明', 'KMG'],
      ['kunming', 'KMG'],
      ['zurich', 'ZRH'],
      ['にいがた', 'KIJ'],
      ['프라하', 'PRG'],
      ['Прага', 'PRG'],
      ['pvg', 'PVG'],
      ['虹桥', 'SHA'],
    ] as const) {
      await userEvent.clear(search);
      await userEvent.click(search);
      await userEvent.keyboard(query);
      await expect(codesIn(list).find(Boolean)).toBe(code);
    }
  },
});

/** Places that only sound alike are below, in a group of their own; the count is said as one types. */
export const SoundsAlike = meta.story({
  play: async ({ canvas, globals, userEvent, said }) => {
    const t = await wordsOf(globals);
    const { list, search, sheet } = await open({ canvas, said, userEvent });
    await userEvent.click(search);
    await userEvent.keyboard('shang');
    const alike = within(list).getByRole('group', { name: t('place.alike') });
    await expect(codesIn(alike)).toContain('SWA');
    await expect(within(sheet).getByRole('status')).toHaveTextContent(t('place.count', { count: 6 }));
    await expect(within(sheet).queryByRole('tablist')).toBeNull();
  },
});

export const CityWithoutAirport = meta.story({
  play: async ({ args, canvas, globals, userEvent, said }) => {
    const t = await wordsOf(globals);
    const { list, search } = await open({ canvas, said, userEvent });
    await userEvent.click(search);
    await userEvent.keyboard('shangluo');
    const city = there(within(list).getAllByRole('option')[0]);
    await expect(city).toHaveTextContent('XIY');
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onChange).toHaveBeenLastCalledWith('XIY', 'city');
    await expect(await fieldIn({ canvas, said })).not.toHaveTextContent(t('place.choose'));
  },
});

export const NothingFound = meta.story({
  play: async ({ canvas, globals, userEvent, said }) => {
    const t = await wordsOf(globals);
    const { sheet, search } = await open({ canvas, said, userEvent });
    await userEvent.click(search);
    await userEvent.keyboard('qqqq');
    await expect(within(sheet).getByText(t('place.none'))).toBeVisible();
    await userEvent.click(within(sheet).getByRole('button', { name: t('place.clear') }));
    await expect(within(sheet).getByRole('tablist')).toBeVisible();
  },
});

/** Abroad, and Hong Kong, Macao and Taiwan: each with its country or region. */
export const Abroad = meta.story({
  args: { value: 'HKG' },
  play: async ({ canvas, globals, userEvent, said }) => {
    const t = await wordsOf(globals);
    const { sheet, list } = await open({ canvas, said, userEvent });
    await expect(within(sheet).getByRole('tab', { name: t('place.outer') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(codesIn(list).length).toBeGreaterThan(5);
    await userEvent.click(within(sheet).getByRole('tab', { name: t('place.inner') }));
    const hot = within(sheet).getByRole('group', { name: t('place.hot.city') });
    await expect(within(hot).queryByRole('button', { pressed: true })).toBeNull();
  },
});

export const Airports = meta.story({
  args: { kind: 'airport', value: 'PVG' },
  play: async ({ args, canvas, globals, userEvent, said }) => {
    const t = await wordsOf(globals);
    const { sheet, list, search } = await open({ canvas, said, userEvent });
    await expect(within(sheet).getByRole('listbox', { name: t('place.list.airport') })).toBe(list);
    await userEvent.click(search);
    await userEvent.keyboard('beijing');
    await expect(codesIn(list)).toEqual(['PEK', 'PKX']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await gone();
    await expect(args.onChange).toHaveBeenLastCalledWith('PKX', 'airport');
  },
});

const help = (state: 'unasked' | 'asking' | 'refused' | 'unavailable' | 'found') => ({
  recent: ['KMG', 'TYO'],
  nearby: { state, code: state === 'found' ? 'CTU' : undefined, onLocate: fn() },
});

/** Places that the screen knows are above the letters. */
export const RecentAndNearby = meta.story({
  args: { help: help('found') },
  play: async ({ args, canvas, globals, userEvent, said }) => {
    const t = await wordsOf(globals);
    const { sheet } = await open({ canvas, said, userEvent });
    const recent = within(sheet).getByRole('group', { name: t('place.recent') });
    await expect(within(recent).getAllByRole('button')).toHaveLength(2);
    await userEvent.click(within(sheet).getByRole('button', { name: new RegExp(t('place.nearby.here')) }));
    await gone();
    await expect(args.onChange).toHaveBeenLastCalledWith('CTU', 'city');
  },
});

export const NearbyNotAskedYet = meta.story({
  args: { help: help('unasked') },
  play: async ({ args, canvas, globals, userEvent, said }) => {
    const t = await wordsOf(globals);
    const { sheet } = await open({ canvas, said, userEvent });
    await userEvent.click(within(sheet).getByRole('button', { name: t('place.nearby.ask') }));
    await expect(args.help?.nearby?.onLocate).toHaveBeenCalledOnce();
  },
});

export const NearbyRefused = meta.story({
  args: { help: help('refused') },
  play: async ({ canvas, globals, userEvent, said }) => {
    const t = await wordsOf(globals);
    const { sheet } = await open({ canvas, said, userEvent });
    await expect(within(sheet).getByText(t('place.nearby.refused'))).toBeVisible();
  },
});

export const NearbyNotFound = meta.story({
  args: { help: help('unavailable') },
  play: async ({ args, canvas, globals, userEvent, said }) => {
    const t = await wordsOf(globals);
    const { sheet } = await open({ canvas, said, userEvent });
    await expect(within(sheet).getByText(t('place.nearby.unavailable'))).toBeVisible();
    await userEvent.click(within(sheet).getByRole('button', { name: t('place.nearby.again') }));
    await expect(args.help?.nearby?.onLocate).toHaveBeenCalled();
  },
});

export const NearbyBeingFound = meta.story({
  args: { help: help('asking') },
  play: async ({ args, canvas, globals, userEvent, said }) => {
    const t = await wordsOf(globals);
    const { sheet } = await open({ canvas, said, userEvent });
    await userEvent.click(within(sheet).getByRole('button', { name: t('place.nearby.asking') }));
    await expect(args.help?.nearby?.onLocate).not.toHaveBeenCalled();
  },
});

/** By the bar alone: the letter of what is asked for most, then one of the list. */
export const ByLetter = meta.story({
  play: async ({ canvas, globals, userEvent, said }) => {
    const t = await wordsOf(globals);
    const { sheet, list } = await open({ canvas, said, userEvent });
    const bar = within(sheet).getByRole('toolbar', { name: t('place.letters') });
    const letters = within(bar).getAllByRole('button');
    await expect(letters[0]).toHaveAccessibleName(t('place.hot.city'));
    there(letters[2]).focus();
    await userEvent.keyboard('{Enter}');
    await expect(list).toHaveFocus();
    const letter = there(letters[2]).textContent;
    const group = within(list).getByRole('group', { name: letter });
    await expect(within(group).getByText(letter)).toBeVisible();
    there(letters[0]).focus();
    await userEvent.keyboard('{Enter}');
    await expect(within(sheet).getByRole('group', { name: t('place.hot.city') })).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
});
