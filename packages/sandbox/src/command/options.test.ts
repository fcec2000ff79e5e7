import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Misuse, optionsOf } from './options.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
afterAll(() => rmSync(folder, { recursive: true }));
const faults = join(folder, 'faults.json');
writeFileSync(
  faults,
  '[{ "path": "*", "kind": "http500", "times": 2 }, { "path": "/api/x", "kind": "slow" }]',
);

const options = (words: readonly string[], env = {}) => optionsOf(words, env);

describe('the command line', () => {
  it('has defaults', () => {
    expect(options([])).toEqual({ port: 4600, faults: [], journal: false });
    expect(options(['serve'], { MAPP_PORT: '4700' })?.port).toBe(4700);
  });

  it('takes everything', () => {
    const words = ['--port', '0', '--site', folder, '--slow', '20', '--faults', faults, '--journal'];
    expect(options(['serve', '--now', '2026-06-01T10:00:00+08:00', ...words])).toEqual({
      port: 0,
      siteFolder: folder,
      slow: 20,
      now: '2026-06-01T10:00:00+08:00',
      faults: [
        { path: '*', kind: 'http500', times: 2 },
        { path: '/api/x', kind: 'slow', times: 1 },
      ],
      journal: true,
    });
  });

  it('takes faults as they stand', () => {
    const text = '{ "path": "*", "kind": "timeout", "after": true }';
    expect(options(['--faults', text])?.faults).toEqual([
      { path: '*', kind: 'timeout', times: 1, after: true },
    ]);
  });

  it('asks for help, whatever else it says', () => {
    expect(options(['--help', '--port', 'nonsense'])).toBeUndefined();
    expect(options(['-h'])).toBeUndefined();
  });

  it.each([
    [['start'], 'The one command is serve, not start'],
    [['serve', 'more'], 'The one command is serve, not more'],
    [['--prot', '1'], "Unknown option '--prot'"],
    [['--port'], "Option '--port <value>' argument missing"],
    [['--slow', '-3'], "Option '--slow' argument is ambiguous"],
    [['--port', '65536'], '--port is not a whole number up to 65535: 65536'],
    [['--port', '4e3'], '--port is not a whole number up to 65535: 4e3'],
    [['--slow', 'long'], '--slow is not a whole number up to 600000: long'],
    [['--site', join(folder, 'none')], `--site is no folder: ${join(folder, 'none')}`],
    [['--site', faults], `--site is no folder: ${faults}`],
    [
      ['--now', '2026-06-01'],
      '--now is not an instant with offset, such as 2026-06-01T10:00:00+08:00: 2026-06-01',
    ],
    [['--faults', 'nowhere.json'], '--faults is neither JSON nor a file of it'],
    [['--faults', '[{'], '--faults is neither JSON nor a file of it'],
    [['--faults', '[{ "path": "api" }]'], '--faults wants path: a path such as /api/…, or *'],
    [['--faults', '[null]'], '--faults wants path: a path such as /api/…, or *'],
    [
      ['--faults', '{ "path": "*", "kind": "slow", "times": 0 }'],
      '--faults wants times: a whole number from 1',
    ],
  ])('%j is not understood', (words, sentence) => {
    expect(() => options(words)).toThrow(new Misuse(sentence));
  });

  it('says where a wrong port comes from', () => {
    expect(() => options([], { MAPP_PORT: 'x' })).toThrow(
      new Misuse('MAPP_PORT is not a whole number up to 65535: x'),
    );
  });
});
