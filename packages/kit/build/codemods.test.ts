import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrationOf } from './migration.ts';

const repository = join(import.meta.dirname, '../../..');

/** Every rename of the codemod: component, name before, name now. */
const { renamed } = (await import(
  /* @vite-ignore */ join(import.meta.dirname, '../codemods/one-law.mjs')
)) as {
  readonly renamed: Readonly<Record<string, Readonly<Record<string, string>>>>;
};
const renames = Object.entries(renamed).flatMap(([component, names]) =>
  Object.entries(names).map(([before, now]) => ({ component, before: before.split('.').at(-1) ?? '', now })),
);

const codemod = join(import.meta.dirname, '../codemods/one-law.mjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'codemod-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const run = () => execFileSync(process.execPath, [codemod, folder], { encoding: 'utf8' });

const page = `
import { RuledForm } from "@mapp/kit/components/form-fields";
import { SeatMap as Seats, type SeatMapProps } from '@mapp/kit/components/seat-map';
import { PointsBill } from './mine';

export const Page = ({ seating, view }) => (
  <>
    <Seats
      // seating={none}
      map={{ state: 'ready', data: { view: '>' } }}
      seating={seating} view={view}
      onSeating={(next) => { if (next > 1) say(\`view=\${next} }\`); }}
    />
    <RuledForm<Values, Record<string, () => void>> initial={{ initial: 1 }} onDraft={() => <Seats seating={{}} />}>
      <p initial="x">onDraft=</p>
    </RuledForm>
    <SeatsOfMine seating="1" />
    <PointsBill onMonth={go} />
  </>
);
`;

const bars = `
import { DayCalendar } from '@mapp/kit/components/price-calendar';
import { PlaceList } from '@mapp/kit/components/place-field';
import { AppBar, AppBarAction } from '@mapp/kit/primitives/app-bar';
import { ListRow } from '@mapp/kit/primitives/list-row';
import { FailedState } from '@mapp/kit/primitives/states';

export const Page = ({ onPress, retry }) => (
  <>
    <AppBar title="A" back={{ label: '{', onPress }} action={<AppBarAction onPress={onPress}>B</AppBarAction>} />
    <AppBar title="C" back={root ? undefined : { ...leaving, /* first, */ onPress: () => { go({ onPress }) } }} />
    <AppBar title="D" back={barOf(label, onPress, icon)} />
    <ListRow label="E" onPress={() => toast.show('F', 1, { label: 'G', onPress })} />
    <FailedState retry={retry} title={{ onPress }} />
    <PlaceList help={{ nearby: { state: 'unasked', onAsk: () => { if (x) onAsk(); } } }} />
    <DayCalendar chosen={{ out: chosen }} onChoose={(day) => choose(day)} onNear={load} />
  </>
);
`;

describe('the codemod one-law', () => {
  it('renames props of our components, whatever they are called here, and nothing else', () => {
    write('src/page.tsx', page);
    expect(run().trim()).toBe(join(folder, 'src/page.tsx'));
    expect(read('src/page.tsx')).toBe(
      page
        .replace('\n      seating={seating} view={view}', '\n      value={seating} defaultView={view}')
        .replace('onSeating={(', 'onChange={(')
        .replace('>> initial={{', '>> defaultValue={{')
        .replace('onDraft={() => <Seats seating=', 'onChange={() => <Seats value='),
    );
  });

  it('renames keys of the objects that a prop is given, where they are written in it', () => {
    write('page.tsx', bars);
    run();
    expect(read('page.tsx')).toBe(
      bars
        .replace("'{', onPress }", "'{', onClick: onPress }")
        .replace('<AppBarAction onPress', '<AppBarAction onClick')
        .replace('*/ onPress: () =>', '*/ onClick: () =>')
        .replace('"E" onPress', '"E" onClick')
        .replace('onAsk: () =>', 'onLocate: () =>')
        .replace('chosen={{', 'value={{')
        .replace('onChoose=', 'onSelect=')
        .replace('onNear=', 'onLoadMonth='),
    );
  });

  it('has nothing left to do the second time', () => {
    write('page.tsx', page + bars);
    run();
    const once = read('page.tsx');
    expect(run()).toBe('');
    expect(read('page.tsx')).toBe(once);
  });

  it('leaves packages and files without our components alone', () => {
    const other = page.replaceAll('@mapp/kit', '@other/kit');
    write('node_modules/one/page.tsx', page);
    write('page.jsx', other);
    expect(run()).toBe('');
    expect([read('node_modules/one/page.tsx'), read('page.jsx')]).toEqual([page, other]);
  });

  it.each([
    [[], 'Name the folder of your sources'],
    [['/nowhere/at/all'], 'There is no folder /nowhere/at/all'],
    [['package.json'], 'There is no folder package.json'],
  ])('asks for a folder: %j', (words, sentence) => {
    const { status, stderr } = spawnSync(process.execPath, [codemod, ...words], { encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toBe(`${sentence}: node node_modules/@mapp/kit/codemods/one-law.mjs src\n`);
  });
});

describe('its table', () => {
  const rows = (migrationOf(join(repository, 'packages/kit'), '@mapp/kit') ?? '')
    .split('\n')
    .filter((line) => /^\s*\| /.test(line))
    .map((line) => line.split('|').map((cell) => new Set(cell.match(/\w+/g))));

  it('is told in the notes of the migration, name by name', () => {
    expect(renames.length).toBeGreaterThan(80);
    const untold = renames.filter(
      ({ component, before, now }) =>
        !rows.some(([, of, was, is]) => of?.has(component) && was?.has(before) && is?.has(now)),
    );
    expect(untold).toEqual([]);
  });

  it('leads to names that are public', () => {
    const props = readFileSync(join(repository, 'tests/package/props.txt'), 'utf8');
    const missing = renames.filter(
      ({ component, now }) =>
        !new RegExp(`\\b${component}\\b`).test(props) || !new RegExp(`\\b${now}\\b`).test(props),
    );
    expect(missing).toEqual([]);
  });
});
