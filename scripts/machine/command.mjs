import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

const bin = `${root}node_modules/.bin`;

/** The environment of every command: the pinned Node and the installed tools first. */
export const environment = () => ({ ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` });

/**
 * Runs a command in the repository's folder and waits for its end.
 * @param {string[]} command program and arguments
 * @param {{ quiet?: boolean, env?: Record<string, string> }} [options] quiet keeps the output for the answer instead of showing it
 * @returns {Promise<{ code: number, output: string }>} code is 127 when the program is not there
 */
export function run([program, ...args], { quiet = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...environment(), ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    const stop = stopWith(child);
    let output = '';
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    child.on('error', () => resolve({ code: 127, output: `${program}: not found` }));
    child.on('close', (code, signal) => {
      stop();
      resolve({ code: code ?? (signal ? 1 : 0), output });
    });
  });
}

/**
 * Hands Ctrl-C and a stop request on to a child, so that it never outlives us.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} ends the handing on
 */
export function stopWith(child) {
  const pass = (signal) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, pass);
  return () => {
    for (const signal of signals) process.off(signal, pass);
  };
}

/**
 * One step that takes a while: says what it does, then how long it took. A failed step shows its output.
 * @param {string} title what is being done: "Installing packages"
 * @param {() => Promise<{ code: number, output: string }>} work
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function step(title, work) {
  const begin = Date.now();
  process.stdout.write(`${title} …`);
  const { code, output } = await work();
  const seconds = Math.round((Date.now() - begin) / 1000);
  process.stdout.write(code === 0 ? ` ${seconds} s\n` : ` failed after ${seconds} s\n${output}\n`);
  return code === 0;
}

/**
 * Ends with one sentence and a failure.
 * @param {string} sentence
 * @returns {never}
 */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}
