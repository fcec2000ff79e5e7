import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { startedThings } from './started.ts';

const thing = (name: string, stopped: string[], fails = false) => ({
  stop: async () => {
    stopped.push(name);
    if (fails) throw new Error(`${name} stays`);
  },
});

it('stops what did start where the next thing did not', async () => {
  const started = startedThings();
  const stopped: string[] = [];
  started.keep(thing('airline', stopped));
  const begun = Promise.reject(new Error('no front')).then(() => started.keep(thing('front', stopped)));
  await expect(begun).rejects.toThrow('no front');
  await started.stop();
  await started.stop();
  expect(stopped).toEqual(['airline']);
});

it('stops the others where one of them cannot be', async () => {
  const started = startedThings();
  const stopped: string[] = [];
  for (const name of ['airline', 'front']) started.keep(thing(name, stopped, name === 'front'));
  await expect(started.stop()).rejects.toThrow('Error: front stays');
  expect(stopped).toEqual(['front', 'airline']);
});

/** Starts a program that would run for ever, keeps it or not, and ends. */
const failing = (end: string) => `
import { spawn } from 'node:child_process';
import { endWithUs } from './tests/started.ts';
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
endWithUs(child);
console.log(child.pid);
${end}`;

const alive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const run = promisify(execFile);

it.concurrent.each(['process.exit(1)', 'throw new Error("beforeAll")'])(
  'ends a program with us: %s',
  async (end) => {
    const ended = run(process.execPath, ['--input-type=module', '-e', failing(end)]);
    const said = await ended.then(
      () => '',
      ({ stdout }: { readonly stdout: string }) => stdout,
    );
    expect(Number(said)).toBeGreaterThan(1);
    await expect.poll(() => alive(Number(said)), { timeout: 20_000 }).toBe(false);
  },
);
