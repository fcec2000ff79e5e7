import { CabinUpgrade, UpgradeTable, VoucherConditions } from '@mapp/kit/components/cabin-upgrade';
import { upgradeWays } from '@mapp/kit/rules';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from '../primitives/padded.tsx';
import { overfullCells, partedWords } from '../whole-words.ts';
import { words } from '../words.ts';

const meta = preview.meta({
  component: CabinUpgrade,
  args: { from: '经济舱 M', to: '公务舱 J', gains: ['可平躺座椅', '行李 2 件各 32 kg', '贵宾室'] },
  decorators: [padded],
});

export const Basic = meta.story({
  play: async ({ canvas, said }) => {
    await expect(canvas.getByText(said('公务舱 J'))).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

/** Large text on a narrow phone: one cabin below the other, and no word is parted. */
export const CabinsInLargeText = meta.story({
  globals: { textSize: 'elder', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    await expect(left(t('cabin.to'))).toBe(left(t('cabin.now')));
  },
});

/** Each condition is answered for this flight, in words too. */
export const Conditions = meta.story({
  render: () => (
    <VoucherConditions
      conditions={[
        { condition: 'self', met: true, words: '会员本人乘机', fact: '张三，会员本人' },
        { condition: 'route', met: false, words: '国际或地区航线', fact: '上海 – 北京' },
      ]}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(canvas.getByText(t('condition.met'))).toBeInTheDocument();
    await expect(canvas.getByText(t('condition.unmet'))).toBeInTheDocument();
  },
});

const table = (
  <UpgradeTable
    ways={upgradeWays}
    people={[
      { id: '1', name: '张三', relation: 'member' },
      { id: '2', name: '李四', relation: 'beneficiary' },
      { id: '3', name: '王五', relation: 'other' },
    ]}
  />
);

/** Ticks and dashes have a spoken word. */
export const Table = meta.story({
  render: () => table,
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(canvas.getAllByText(t('who.yes'))).toHaveLength(9);
    await expect(canvas.getAllByText(t('who.no'))).toHaveLength(6);
  },
});

/** Columns that do not fit are scrolled to, and the page is no wider for them. */
export const TableInLargeText = meta.story({
  globals: { textSize: 'double', viewport: { value: 'narrow', isRotated: false } },
  render: () => <div style={{ minInlineSize: 0 }}>{table}</div>,
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    const { scrollWidth, clientWidth } = canvas.getByRole('group', { name: t('who') }).ownerDocument
      .documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});

/** Five words of Russian on a narrow phone in large text: each stands over its marks, none reaches into the next. */
export const RussianColumnsInLargeText = meta.story({
  globals: { locale: 'ru', textSize: 'elder', viewport: { value: 'narrow', isRotated: false } },
  render: () => <div style={{ minInlineSize: 0 }}>{table}</div>,
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    const { getAllByRole } = within(canvas.getByRole('table', { name: t('who') }));
    const heads = upgradeWays.map((way) => canvas.getByRole('columnheader', { name: t(`short.${way}`) }));
    await expect(heads.flatMap(partedWords)).toEqual([]);
    await expect(overfullCells(heads)).toEqual([]);
    const middle = (cell: HTMLElement) => {
      const { left, right } = cell.getBoundingClientRect();
      return Math.round((left + right) / 2);
    };
    const marks = getAllByRole('cell').slice(0, heads.length);
    await expect(marks.map(middle)).toEqual(heads.map(middle));
  },
});
