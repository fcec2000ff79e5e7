import { parseArgs } from 'node:util';
import { startServer } from './server/server.ts';

/** Source: sandbox.md. */
const defaultPort = '4600';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['MAPP_PORT'] ?? defaultPort },
    site: { type: 'string' },
    storybook: { type: 'string' },
    /** Milliseconds before the answer of a `slow` call. */
    slow: { type: 'string' },
  },
});

const port = Number(values.port);

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

if (!/^\d+$/.test(values.port) || port > 65_535) fail(`Not a port: ${values.port}`);

try {
  const server = await startServer({
    port,
    ...(values.site !== undefined && { siteFolder: values.site }),
    ...(values.storybook !== undefined && { storybookFolder: values.storybook }),
    ...(values.slow !== undefined && { slow: Number(values.slow) }),
  });
  const stop = (): void => void server.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  process.stdout.write(`ready ${server.origin}/mapp/\n`);
} catch (reason) {
  const taken = reason instanceof Error && 'code' in reason && reason.code === 'EADDRINUSE';
  fail(taken ? `Port ${port} is taken; choose another with MAPP_PORT` : String(reason));
}
