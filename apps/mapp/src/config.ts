import { parseConfig, type Config } from '@mapp/kit/config';
import { toldTime, type AirlineClock } from '@mapp/kit/host';

/** The configuration could not be read; `detail` names the field and the fault, never a value. */
export class ConfigFailure extends Error {
  override readonly name = 'ConfigFailure';
}

/** An answer, with when it was asked for and when it came, by the device's running time. */
interface Asked {
  readonly answer: Response;
  readonly sent: number;
  readonly received: number;
}

/** The page that the head's script has asked from. */
interface Asker {
  mappConfig?: Promise<Asked>;
}

async function ask(address: string, clock: AirlineClock): Promise<Asked> {
  const sent = clock.elapsed();
  const answer = await fetch(address, { cache: 'no-cache' });
  return { answer, sent, received: clock.elapsed() };
}

/**
 * Reads `/mapp/config.json` and checks it. When it was answered sets the clock right before the first screen is drawn.
 * @throws ConfigFailure
 */
export async function readConfig(
  address: string,
  clock: AirlineClock,
  { mappConfig }: Asker = window as Asker,
): Promise<Config> {
  const asked = await (mappConfig ?? ask(address, clock)).catch(() => undefined);
  if (!asked?.answer.ok) throw new ConfigFailure(`config.json: ${asked ? asked.answer.status : 'no answer'}`);
  const told = toldTime({ headers: asked.answer.headers, ...asked });
  if (told) clock.hear(told);
  const json: unknown = await asked.answer.json().catch(() => undefined);
  if (json === undefined) throw new ConfigFailure('config.json: not JSON');
  const result = parseConfig(json);
  if (result.ok) return result.config;
  throw new ConfigFailure(
    result.problems.map(({ field, message }) => `config.json ${field}: ${message}`).join('; '),
  );
}
