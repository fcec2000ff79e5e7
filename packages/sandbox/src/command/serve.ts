import { Misuse, optionsOf, usage } from './options.ts';

/**
 * Carries out a command line; the server runs on after it.
 * @returns the code to end with, when it is at its end already
 */
export async function main(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number | undefined> {
  const fail = (sentence: string, code: number): number => {
    process.stderr.write(`${sentence}\n`);
    return code;
  };
  try {
    const options = optionsOf(args, env);
    if (options === undefined) {
      process.stdout.write(usage);
      return 0;
    }
    // The airline takes a while to load, which who asks for help need not wait for.
    const { start, welcome } = await import('./start.ts');
    const server = await start(options);
    const stop = (): void => void server.close().then(() => process.exit(0));
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    process.stdout.write(`${welcome(server.origin, options)}\n`);
    return undefined;
  } catch (reason) {
    if (reason instanceof Misuse) return fail(`${reason.message}. See mapp-sandbox --help.`, 2);
    const [code, port] =
      reason instanceof Error && 'code' in reason
        ? [reason.code, 'port' in reason ? String(reason.port) : '']
        : [];
    return fail(
      code === 'EADDRINUSE'
        ? `Port ${port} is taken; choose another with --port or MAPP_PORT.`
        : String(reason),
      1,
    );
  }
}
