import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@mapp/kit/contracts';
import { startServer, type RunningServer } from '@mapp/sandbox/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const program = new URL('conformance.ts', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
let server: RunningServer;
let token: string;

beforeAll(async () => {
  server = await startServer({ port: 0 });
  token = server.airline.signIn('600000000001');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Runs the command as npm does, from a folder of the reader's own. */
function conformance(...args: string[]): Promise<{ code: number | null; printed: string }> {
  const child = spawn(process.execPath, ['--conditions=@mapp/source', program, ...args], {
    env: { ...process.env, INIT_CWD: folder, MAPP_TOKEN: token },
  });
  let printed = '';
  child.stdout.on('data', (text) => (printed += String(text)));
  child.stderr.on('data', (text) => (printed += String(text)));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, printed }));
  });
}

describe('npm run conformance', () => {
  it('ends with 0 when all fits, with a table and the same as JSON', async () => {
    const { code, printed } = await conformance('--base-url', server.origin, '--json', 'found.json');
    expect(printed).toMatch(/^✓ +getUserInfo +GET +\/api\/user\/getUserInfo +documented +fits$/m);
    expect(printed).toMatch(/^· .* skipped +a write: --writes$/m);
    expect(code).toBe(0);
    const json = readFileSync(join(folder, 'found.json'), 'utf8');
    expect(json).not.toContain(token);
    expect(printed).not.toContain(token);
    const found = JSON.parse(json) as { conforms: boolean; calls: { name: string; verdict: string }[] };
    expect(found.conforms).toBe(true);
    expect(found.calls.map(({ name }) => name).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
  });

  it('says after writes that they stay', { tags: ['all'] }, async () => {
    const writes = ['--base-url', server.origin, '--only', 'savePreferences'];
    expect((await conformance(...writes)).printed).not.toContain('The writes stay');
    expect((await conformance(...writes, '--writes')).printed).toContain('POST /__sandbox/reset');
  });

  it('ends with 1 when something does not fit', { tags: ['all'] }, async () => {
    server.airline.fault({ path: '/customize/main/notice/', kind: 'malformed-json', times: 1 });
    const { code, printed } = await conformance('--base-url', server.origin, '--only', 'noticeList');
    expect(printed).toMatch(/^✗ +noticeList .* differs +not JSON$/m);
    expect(code).toBe(1);
  });

  it('ends with 2 where nobody answers', { tags: ['all'] }, async () => {
    const { code, printed } = await conformance('--base-url', 'http://127.0.0.1:9', '--only', 'noticeList');
    expect(printed).toContain('No call was answered');
    expect(code).toBe(2);
  });

  it('tells with --help how it is used', { tags: ['all'] }, async () => {
    const { code, printed } = await conformance('--help');
    expect(printed).toMatch(/^npm run conformance -- --base-url URL[^]*--payloads FILE[^]*--help/);
    expect(code).toBe(0);
  });

  it.each([
    [[], '--base-url is missing'],
    [['--nonsense'], 'There is an option that is not known, or one without its value'],
    [
      ['--base-url', 'http://127.0.0.1:9', '--json', '/dev/null/found'],
      'The file of --json cannot be written',
    ],
  ])(
    'ends with 2 and one sentence where nothing can be asked: %j',
    { tags: ['all'] },
    async (words, sentence) => {
      const { code, printed } = await conformance(...words);
      expect(printed).toBe(`${sentence}. See npm run conformance -- --help.\n`);
      expect(code).toBe(2);
    },
  );
});
