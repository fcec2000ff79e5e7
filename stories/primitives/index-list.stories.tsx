import { Button } from '@mapp/kit/primitives/button';
import { IndexList, IndexSheet, type IndexGroup, type IndexListProps } from '@mapp/kit/primitives/index-list';
import { useMemo, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { useSaid, type Said } from '../../.storybook/said.ts';
import { there } from '../there.ts';
import { withoutRole } from '../without-role.ts';

interface Town {
  code: string;
  name: string;
}

/** Letters with some left out, as in any real list. */
const letters = 'ABCDEFGHJKLMNPQRSTWXYZ'.split('');

const towns = (perLetter: number): readonly IndexGroup<Town>[] =>
  letters.map((letter) => ({
    letter,
    items: Array.from({ length: perLetter }, (_, at) => ({
      code: `${letter}${at}`,
      name: `${letter}${'aeiou'[at % 5]}${'ndrst'[(at >> 2) % 5]}o ${at + 1}`,
    })),
  }));

const frequent: IndexGroup<Town> = {
  letter: '热',
  title: '热门',
  items: [
    { code: 'BJS', name: '北京' },
    { code: 'SHA', name: '上海' },
  ],
};

const few = [frequent, ...towns(6)];
const many = [frequent, ...towns(227)];

const meta = preview.meta({
  component: IndexList<Town>,
  args: {
    words: { list: '城市列表', letters: '按首字母跳转' },
    groups: few,
    keyOf: (town: Town) => town.code,
    value: 'B2',
    onChange: fn(),
    children: (town: Town) => <span>{town.name}</span>,
  },
});

const listOf = (within_: Pick<ReturnType<typeof within>, 'getByRole'>, said: Said) =>
  within_.getByRole('listbox', { name: said('城市列表') });
const options = (list: HTMLElement) => within(list).queryAllByRole('option');
const activeOf = (element: HTMLElement) =>
  screen
    .getAllByRole('option')
    .find(({ id }) => id !== '' && id === element.getAttribute('aria-activedescendant'));
const topOf = (element: Element) => element.getBoundingClientRect().top;
/** The head that is at the upper edge, or below the search. */
const headOf = (list: HTMLElement, letter: string) => there(within(list).getByText(letter));

export const Basic = meta.story({
  play: async ({ args, canvas, userEvent, said }) => {
    const list = listOf(canvas, said);
    await expect(within(list).getByRole('group', { name: 'A' })).toBeVisible();
    await expect(within(list).getByRole('group', { name: said('热门') })).toBeVisible();
    await expect(options(list)[0]).toHaveAttribute('aria-setsize', String(2 + 22 * 6));
    await userEvent.click(there(options(list)[2]));
    await expect(args.onChange).toHaveBeenLastCalledWith({ code: 'A0', name: 'Aano 1' });
    const chosen = within(list).getByRole('option', { selected: true });
    await expect(chosen).toHaveTextContent('3');
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
      said('热'),
      ...letters,
    ]);
  },
});

export const ThousandsOfRows = meta.story({
  args: { groups: many },
  play: async ({ canvas, canvasElement, said }) => {
    const list = listOf(canvas, said);
    await expect(options(list)[0]).toHaveAttribute('aria-setsize', '4996');
    await expect(withoutRole(canvasElement, '*').length).toBeLessThan(220);
    const page = there(canvasElement.ownerDocument.defaultView);
    for (const place of [60_000, 200_000, 3000]) {
      page.scrollTo(0, place);
      await waitFor(() => {
        const rows = options(list).map((row) => row.getBoundingClientRect());
        void expect(there(rows[0]).top).toBeLessThanOrEqual(40);
        void expect(there(rows.at(-1)).bottom).toBeGreaterThanOrEqual(page.innerHeight);
      });
      await expect(withoutRole(canvasElement, '*').length).toBeLessThan(220);
    }
    page.scrollTo(0, 0);
  },
});

export const LetterByTap = meta.story({
  args: { groups: many },
  play: async ({ canvas, userEvent, said }) => {
    const list = listOf(canvas, said);
    await userEvent.click(canvas.getByRole('button', { name: 'M' }));
    await expect(Math.abs(topOf(headOf(list, 'M')))).toBeLessThanOrEqual(1);
    await expect(within(list).getByRole('option', { name: 'Mano 1' })).toBeVisible();
  },
});

const bubble = (bar: HTMLElement) => withoutRole(bar, '[aria-hidden="true"]')[0];

export const LetterByDrag = meta.story({
  args: { groups: many },
  play: async ({ canvas, userEvent, said }) => {
    const list = listOf(canvas, said);
    const bar = canvas.getByRole('toolbar', { name: said('按首字母跳转') });
    const middle = (letter: string) => {
      const box = within(bar).getByRole('button', { name: letter }).getBoundingClientRect();
      return { clientX: box.left, clientY: (box.top + box.bottom) / 2 };
    };
    const finger = '[TouchA';
    await userEvent.pointer({
      keys: `${finger}>]`,
      target: within(bar).getByRole('button', { name: 'C' }),
      coords: middle('C'),
    });
    await expect(bubble(bar)).toHaveTextContent('C');
    await expect(Math.abs(topOf(headOf(list, 'C')))).toBeLessThanOrEqual(1);
    await expect(headOf(list, 'C')).toHaveAttribute('data-held');
    await userEvent.pointer({ pointerName: 'TouchA', target: list, coords: middle('T') });
    await expect(bubble(bar)).toHaveTextContent('T');
    await expect(Math.abs(topOf(headOf(list, 'T')))).toBeLessThanOrEqual(1);
    await userEvent.pointer({ keys: '[/TouchA]', target: list });
    await expect(bubble(bar)).toBeUndefined();
  },
});

export const LetterByKeys = meta.story({
  args: { groups: many },
  play: async ({ args, canvas, userEvent, said }) => {
    const list = listOf(canvas, said);
    await userEvent.tab();
    await expect(list).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: said('热门') })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'B' })).toHaveFocus();
    await expect(Math.abs(topOf(headOf(list, 'B')))).toBeLessThanOrEqual(1);
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Z' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await expect(list).toHaveFocus();
    await expect(activeOf(list)).toHaveTextContent('Aano 1');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'A0' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'A' })).toHaveFocus();
  },
});

export const ListByKeys = meta.story({
  args: { groups: many, value: undefined },
  play: async ({ args, canvas, userEvent, said }) => {
    const list = listOf(canvas, said);
    await userEvent.tab();
    await expect(list).toHaveFocus();
    await expect(activeOf(list)).toHaveTextContent(said('北京'));
    await userEvent.keyboard('{ArrowDown}{PageDown}');
    await expect(activeOf(list)).toHaveAttribute('aria-posinset', '10');
    await userEvent.keyboard('{End}');
    const last = there(activeOf(list));
    await expect(last).toHaveAttribute('aria-posinset', '4996');
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.keyboard('k');
    await expect(activeOf(list)).toHaveTextContent('Kano 1');
    // Not below the head that sticks.
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(topOf(there(activeOf(list)))).toBeGreaterThanOrEqual(31);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

export const HeadSticks = meta.story({
  play: async ({ canvas, canvasElement, said }) => {
    const list = listOf(canvas, said);
    const page = there(canvasElement.ownerDocument.defaultView);
    page.scrollTo(0, 250);
    await waitFor(() => expect(Math.abs(topOf(headOf(list, 'A')))).toBeLessThanOrEqual(1));
    page.scrollTo(0, 0);
  },
});

function Searched(props: IndexListProps<Town>) {
  const said = useSaid();
  const [query, setQuery] = useState('');
  const found = useMemo(
    () =>
      query === ''
        ? undefined
        : props.groups
            .slice(1)
            .flatMap(({ items }) => items.filter(({ name }) => name.toLowerCase().includes(query))),
    [props.groups, query],
  );
  return (
    <IndexList
      {...props}
      search={{
        value: query,
        onChange: setQuery,
        found,
        status: found ? said(`${found.length} 个结果`) : '',
        label: said('城市名'),
        clearLabel: said('清除'),
      }}
    />
  );
}

export const Search = meta.story({
  args: { groups: many, empty: <p>没有这个城市</p> },
  render: (args) => <Searched {...args} />,
  play: async ({ args, canvas, userEvent, said }) => {
    const field = canvas.getByRole('combobox', { name: said('城市名') });
    const list = listOf(canvas, said);
    await userEvent.click(canvas.getByRole('button', { name: 'T' }));
    await userEvent.type(field, 'mad');
    await expect(options(list)).toHaveLength(
      there(options(list)[0]).ariaSetSize === null ? 0 : Number(there(options(list)[0]).ariaSetSize),
    );
    await expect(canvas.getByText(said(`${there(options(list)[0]).ariaSetSize} 个结果`))).toHaveAttribute(
      'role',
      'status',
    );
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await expect(topOf(there(options(list)[0]))).toBeGreaterThanOrEqual(field.getBoundingClientRect().bottom);
    await expect(activeOf(field)).toBe(options(list)[0]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: there(options(list)[1]).textContent }),
    );
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'zzz');
    await expect(canvas.getByText(said('没有这个城市'))).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: said('清除') }));
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('toolbar')).toBeVisible();
    await userEvent.type(field, 'b{Escape}');
    await expect(field).toHaveValue('');
  },
});

function LongName({ town }: { town: Town }) {
  const long = useSaid()('很长的名字');
  return <span>{`${town.name} ${long.repeat(Number(town.code.slice(1)) % 4)}`}</span>;
}

/** On a short screen some letters give way to dots; dragging still reaches them. */
export const ShortScreen = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false }, textSize: 'double' },
  args: {
    children: (town: Town) => <LongName town={town} />,
  },
  play: async ({ canvas, userEvent, said }) => {
    const bar = canvas.getByRole('toolbar');
    await waitFor(() => expect(within(bar).getAllByRole('button').length).toBeLessThan(letters.length));
    const buttons = within(bar).getAllByRole('button');
    for (const button of buttons)
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await expect(there(buttons.at(-1)).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      window.innerHeight,
    );
    await expect(buttons.at(-1)).toHaveTextContent('Z');
    await userEvent.click(there(buttons[5]));
    const letter = there(buttons[5]?.textContent);
    await waitFor(() => expect(Math.abs(topOf(headOf(listOf(canvas, said), letter)))).toBeLessThanOrEqual(1));
  },
});

function InASheet(props: IndexListProps<Town>) {
  const said = useSaid();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{said('选择城市')}</Button>
      <IndexSheet open={open} onOpenChange={setOpen} title={said('出发城市')} closeLabel={said('关闭')}>
        <Searched {...props} />
      </IndexSheet>
    </>
  );
}

export const Sheet = meta.story({
  args: { groups: many },
  render: (args) => <InASheet {...args} />,
  play: async ({ canvas, userEvent, said }) => {
    const opener = canvas.getByRole('button', { name: said('选择城市') });
    await userEvent.click(opener);
    const sheet = await screen.findByRole('dialog', { name: said('出发城市') });
    await waitFor(() =>
      expect(sheet.getAnimations().every(({ playState }) => playState === 'finished')).toBe(true),
    );
    const list = listOf(within(sheet), said);
    await expect(withoutRole(sheet, '*').length).toBeLessThan(240);
    const bar = within(sheet).getByRole('toolbar');
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1);
    await userEvent.click(within(bar).getByRole('button', { name: 'Q' }));
    const strip = there(within(sheet).getByRole('combobox').parentElement?.parentElement);
    const edge = strip.getBoundingClientRect().bottom;
    await expect(Math.abs(topOf(headOf(list, 'Q')) - edge)).toBeLessThanOrEqual(1);
    await userEvent.type(within(sheet).getByRole('combobox'), 'qa');
    await waitFor(() => expect(topOf(there(options(list)[0])) - edge).toBeLessThan(2));
    // The first empties the search, the second closes the sheet.
    await userEvent.keyboard('{Escape}');
    await expect(within(sheet).getByRole('combobox')).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
});
