import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

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

  it('has nothing left to do the second time', () => {
    write('page.tsx', page);
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

  it('asks for a folder', () => {
    const { status, stderr } = spawnSync(process.execPath, [codemod], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain('Name the folder of your sources');
  });
});
