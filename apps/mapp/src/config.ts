import { parseConfig, type Config } from '@mapp/kit/config';
import { toldTime, type AirlineClock } from '@mapp/kit/host';

/** The configuration could not be read; `detail` names the field and the fault, never a value. */
export class ConfigFailure extends Error {
  override readonly name = 'ConfigFailure';
}

/**
 * Reads `/mapp/config.json` and checks it. When it was answered sets the clock right before the first screen is drawn.
 * @throws ConfigFailure
 */
export async function readConfig(address: string, clock: AirlineClock): Promise<Config> {
  const sent = clock.elapsed();
  const answer = await fetch(address, { cache: 'no-cache' }).catch(() => undefined);
  if (!answer?.ok) throw new ConfigFailure(`config.json: ${answer ? answer.status : 'no answer'}`);
  const told = toldTime({ headers: answer.headers, sent, received: clock.elapsed() });
  if (told) clock.hear(told);
  const json: unknown = await answer.json().catch(() => undefined);
  if (json === undefined) throw new ConfigFailure('config.json: not JSON');
  const result = parseConfig(json);
  if (result.ok) return result.config;
  throw new ConfigFailure(
    result.problems.map(({ field, message }) => `config.json ${field}: ${message}`).join('; '),
  );
}
