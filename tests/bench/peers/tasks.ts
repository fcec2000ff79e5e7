import { cpuRate } from '../browser-page.ts';
import { frameWork } from '../frame-work.ts';
import { taps } from '../seat-cabins.ts';
import { sum } from '../sizes.ts';
import type { Side } from './side.ts';

/** One task, done in each page in turn. */
export interface Task {
  readonly name: string;
  /** Time of the main thread, ms. */
  readonly act: (side: Side, round: number) => Promise<number>;
}

/** Tasks that the same pages do. */
export interface Group {
  readonly ours: string;
  readonly floor: string;
  /** Pages of the peers, by their package. */
  readonly peers: Readonly<Record<string, string>>;
  readonly tasks: readonly Task[];
  /** Difference of a peer's content from ours. */
  readonly notes?: Readonly<Record<string, string>>;
}

const duffel = '@duffel/components';
const orbit = '@kiwicom/orbit-components';

const seats = taps('wide');
const tapCount = 4;
const word = 'shan';
const day = (date: string): string => `[data-day="${date}"]`;
const keyCount = 20;
const number = '#form-0-identities-0-number';
const problem = '请填写护照号码：8 至 9 位字母和数字';
/** Time within which every peer's sheet has come to rest, ms. */
const sheetMoves = 600;

const frame = ({ page }: Side) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** A form just shown, a good number in the field that has the focus. */
async function readyForm(side: Side): Promise<void> {
  await side.show();
  await side.page.locator(number).fill('E12345678');
  await side.page.locator(number).focus();
}

/** Groups by the name that the command takes. */
export const groups: Readonly<Record<string, Group>> = {
  seats: {
    ours: 'seat-page',
    floor: 'floor-seats',
    peers: { [duffel]: 'seats-duffel.jsx', [orbit]: 'seats-orbit.jsx' },
    notes: {
      [duffel]: 'without its style sheet and its hints',
      [orbit]: 'its seat, memoised, in rows of the page',
    },
    tasks: [
      { name: '480 seats, mount', act: ({ show }) => show('mount', 'wide') },
      {
        name: '480 seats, a tap',
        act: async ({ spentOn, call, page }, round) => {
          await page.bringToFront();
          const spent = await spentOn(async () => {
            for (let at = 0; at < tapCount; at += 1)
              await call('tap', seats[(round * tapCount + at) % seats.length]);
          });
          return spent / tapCount;
        },
      },
    ],
  },
  index: {
    ours: 'index-page',
    floor: 'floor-index',
    peers: { 'antd-mobile': 'index-antd.jsx' },
    tasks: [
      { name: '5,000 towns, mount', act: ({ show }) => show('mount', 'towns') },
      {
        name: '5,000 towns, a key',
        act: async ({ spentOn, still, call, page }) => {
          await page.bringToFront();
          const spent = await spentOn(async () => {
            for (let end = 1; end <= word.length; end += 1) await call('type', word.slice(0, end));
          });
          await call('type', '');
          await still();
          return spent / word.length;
        },
      },
    ],
  },
  calendar: {
    ours: 'calendar-page',
    floor: 'floor-calendar',
    peers: { 'react-day-picker': 'calendar-day-picker.jsx', 'antd-mobile': 'calendar-antd.jsx' },
    notes: { 'antd-mobile': "without a month's lowest price and names for screen readers" },
    tasks: [
      { name: '12 months with prices, mount', act: ({ show }) => show() },
      {
        name: '12 months, end of a range',
        act: async ({ spentOn, still, call, page }) => {
          await page.bringToFront();
          await call('tap', day('2026-06-10'));
          await still();
          return spentOn(() => call('tap', day('2026-06-24')));
        },
      },
    ],
  },
  list: {
    ours: 'list-kit.tsx',
    floor: 'floor-list',
    peers: { 'react-virtuoso': 'list-virtuoso.jsx' },
    tasks: [
      { name: '12,000 rows, mount', act: ({ show }) => show() },
      {
        name: '12,000 rows, a frame of scrolling',
        act: async ({ page, call }) => {
          await page.bringToFront();
          await call('scroll', 50, 10);
          const frames = await frameWork(page, () => call('scroll', 50, 60));
          return (sum(frames) / frames.length) * cpuRate;
        },
      },
    ],
  },
  cards: {
    ours: 'offers-page',
    floor: 'floor-offers',
    peers: { [orbit]: 'cards-orbit.jsx', 'antd-mobile': 'cards-antd.jsx' },
    notes: {
      [orbit]: 'its itinerary, price and facts as badges',
      'antd-mobile': 'its card around bare texts',
    },
    tasks: [{ name: '500 offers, mount', act: ({ show }) => show('mountList') }],
  },
  form: {
    ours: 'form-page',
    floor: 'floor-form',
    peers: { 'react-hook-form': 'form-hook-form.jsx', 'antd-mobile': 'form-antd.jsx' },
    notes: {
      'react-hook-form': 'under the bare controls, without a summary of mistakes',
      'antd-mobile': 'relations in a bare list, without a summary of mistakes',
    },
    tasks: [
      {
        name: '96 fields, a key',
        act: async (side) => {
          await readyForm(side);
          await side.still();
          const spent = await side.spentOn(async () => {
            for (let count = 0; count < keyCount; count += 1) {
              await side.page.keyboard.press('1');
              await frame(side);
            }
          });
          return spent / keyCount;
        },
      },
      {
        name: '96 fields, an error comes',
        act: async (side) => {
          await readyForm(side);
          await side.page.evaluate(() => document.querySelector('form')?.requestSubmit());
          await side.still();
          await side.page.locator(number).selectText();
          await side.still();
          const spent = await side.spentOn(async () => {
            await side.page.keyboard.press('Delete');
            await frame(side);
          });
          await side.page.getByText(problem).first().waitFor();
          return spent;
        },
      },
    ],
  },
  sheet: {
    ours: 'sheet-kit.tsx',
    floor: 'sheet-floor.tsx',
    peers: { 'antd-mobile': 'sheet-antd.jsx', [orbit]: 'sheet-orbit.jsx' },
    notes: { [orbit]: 'its modal' },
    tasks: [
      {
        name: 'A sheet of 18 options, opening',
        act: async (side) => {
          await side.show();
          const spent = await side.spentOn(async () => {
            await side.call('tap', '#toggle');
            await side.page.waitForTimeout(sheetMoves);
          });
          await side.page.locator('.option').last().waitFor({ state: 'attached' });
          await side.call('tap', '#toggle');
          await side.page.waitForTimeout(sheetMoves);
          return spent;
        },
      },
    ],
  },
};

const kitParts = (lines: string): string => `
  export { vars } from '@mapp/kit/theme';
  export { MessagesProvider } from '@mapp/kit/messages';
  ${lines}
`;

function antdParts(names: readonly string[]): string {
  const parts = names.map(
    (name, at) => `export { default as part${at} } from 'antd-mobile/es/components/${name}';`,
  );
  return ["import 'antd-mobile/es/global';", ...parts].join('\n');
}

function orbitParts(names: readonly string[]): string {
  const sheet = "import '@kiwicom/orbit-components/lib/tailwind.css';";
  const parts = ['OrbitProvider', ...names].map(
    (name, at) => `export { default as part${at} } from '@kiwicom/orbit-components/es/${name}';`,
  );
  return [sheet, ...parts].join('\n');
}

/** Lines to bundle for the parts of each group: ours, and those of its peers. */
export const imports: readonly {
  readonly name: string;
  readonly ours: string;
  readonly peers: Readonly<Record<string, string>>;
  /** Difference of what a peer brings from ours. */
  readonly notes?: Readonly<Record<string, string>>;
}[] = [
  {
    name: 'seat map',
    ours: kitParts(`export { SeatMap } from '@mapp/kit/components/seat-map';`),
    peers: {
      [duffel]: `export { DuffelAncillaries } from '@duffel/components';`,
      [orbit]: orbitParts(['Seat']),
    },
    notes: { [orbit]: 'a seat alone' },
  },
  {
    name: 'index',
    ours: kitParts(`export { IndexList } from '@mapp/kit/primitives/index-list';`),
    peers: { 'antd-mobile': antdParts(['index-bar', 'list', 'search-bar']) },
  },
  {
    name: 'calendar',
    ours: kitParts(`export { DayCalendar } from '@mapp/kit/components/price-calendar';`),
    peers: {
      'react-day-picker': `
        import 'react-day-picker/style.css';
        export { DayPicker } from 'react-day-picker';
        export { zhCN } from 'react-day-picker/locale';
      `,
      'antd-mobile': antdParts(['calendar-picker-view']),
    },
  },
  {
    name: 'long list',
    ours: kitParts(`export { VirtualList } from '@mapp/kit/primitives/virtual-list';`),
    peers: { 'react-virtuoso': `export { Virtuoso } from 'react-virtuoso';` },
  },
  {
    name: 'offers',
    ours: kitParts(`
      export { FlightOffers } from '@mapp/kit/components/flight-offers';
      export { indexOffers, viewOffers } from '@mapp/kit/rules';
    `),
    peers: { [orbit]: orbitParts(['Itinerary', 'BadgeList']), 'antd-mobile': antdParts(['card']) },
    notes: { [orbit]: 'without filters and order', 'antd-mobile': 'a box alone' },
  },
  {
    name: 'form',
    ours: kitParts(`export { BeneficiaryForm } from '@mapp/kit/components/beneficiary-form';`),
    peers: {
      'react-hook-form': `export { useForm, useFormState } from 'react-hook-form';`,
      'antd-mobile': antdParts(['form', 'input', 'radio', 'button']),
    },
    notes: { 'react-hook-form': 'no field and no rule', 'antd-mobile': 'no rule' },
  },
  {
    name: 'sheet',
    ours: kitParts(`
      export { Sheet } from '@mapp/kit/primitives/sheet';
      export { Button } from '@mapp/kit/primitives/button';
    `),
    peers: {
      'antd-mobile': antdParts(['popup', 'button']),
      [orbit]: orbitParts(['Modal', 'Portal', 'Button']),
    },
  },
];

/** All that the command measures. */
export const names: readonly string[] = [...Object.keys(groups), 'imports'];
