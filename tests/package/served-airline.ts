import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { endWithUs } from '../started.ts';

/** The airline in small as a command serves it. */
export interface ServedAirline {
  /** Without a slash at its end. */
  readonly origin: string;
  /** Text that it has printed so far. */
  readonly said: () => string;
  /** Ends it as Ctrl-C does. @returns the code that it ends with */
  readonly close: () => Promise<number | null>;
}

/** The file that `npx mapp-sandbox` runs in a project. */
export const commandIn = (project: string): string => join(project, 'node_modules/@mapp/sandbox/main.js');

/**
 * Serves the airline by the command of the package that a project has installed, on a free port.
 * @throws Error with what it has said, when it ends instead
 */
export async function serveAirline(project: string, ...words: readonly string[]): Promise<ServedAirline> {
  const child = spawn(process.execPath, [commandIn(project), 'serve', '--port', '0', ...words], {
    cwd: project,
  });
  endWithUs(child);
  let said = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        said += String(text);
        const [, ready] = /^ready (\S+)$/m.exec(said) ?? [];
        if (ready !== undefined) resolve(ready);
      });
    void ended.then(() => reject(new Error(`The airline has ended:\n${said}`)));
  });
  return {
    origin,
    said: () => said,
    close: () => {
      child.kill('SIGINT');
      return ended;
    },
  };
}
