/**
 * `npm start`: installs and builds what is missing, then serves the site and the sandbox airline on one origin.
 * MAPP_PORT chooses another port than 4600.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { environment, giveUp, root, run, stopWith } from './machine/command.mjs';
import { onPinnedNode } from './machine/node.mjs';
import { refuse, takesNoWords } from './machine/words.mjs';

takesNoWords('npm start');

const port = Number(process.env.MAPP_PORT ?? 4600);
const address = `http://127.0.0.1:${port}/mapp/`;

const isFree = () =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** Whether the site answers before the server ends or 20 seconds are over. */
async function answers(server) {
  for (let attempt = 0; attempt < 100 && server.exitCode === null; attempt += 1) {
    const answer = await fetch(address, { redirect: 'manual' }).catch(() => undefined);
    if (answer) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}

if (!Number.isInteger(port) || port < 1 || port > 65535)
  refuse(`MAPP_PORT is "${process.env.MAPP_PORT}", which is no port.`);
if (!(await isFree())) giveUp(`Port ${port} is taken. Another one: MAPP_PORT=${port + 1} npm start`);
await onPinnedNode();

const { code } = await run(['node', 'scripts/build.ts', 'site', '--if-changed']);
if (code !== 0) process.exit(code);

const catalogue = existsSync(`${root}dist/storybook/index.html`);
const server = spawn(
  'node',
  [
    '--conditions=@mapp/source',
    'packages/sandbox/src/main.ts',
    '--port',
    String(port),
    '--site',
    'dist/mapp',
    ...(catalogue ? ['--storybook', 'dist/storybook'] : []),
  ],
  { cwd: root, env: environment(), stdio: ['ignore', 'ignore', 'inherit'] },
);
stopWith(server);
const ended = new Promise((resolve) => server.on('close', (status) => resolve(status ?? 0)));
if (!(await answers(server))) giveUp('The sandbox airline did not start; what it said is above.');

const { members, password, smsCodes } = await import('../packages/sandbox/src/seed/members.ts');
const rows = members.map(
  ({ cardNo, phone = '', tier, note }) => `  ${cardNo}  ${phone.padEnd(11)}  ${tier.padEnd(4)} ${note}`,
);
console.log(`
The site        ${address}, in Chinese; the globe or ?lang=en changes the language
The catalogue   npm run storybook, then http://127.0.0.1:6006/${catalogue ? `\n                as last built: http://127.0.0.1:${port}/storybook/` : ''}

Members by number and phone, password ${password}, code of every SMS and e-mail ${smsCodes.right}:
${rows.join('\n')}

Ctrl-C stops it.`);

process.exit(await ended);
