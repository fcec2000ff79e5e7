import { faultKinds, type Fault } from '../faults.ts';

/** Reason why something that was asked of the airline was not understood. */
export class NotUnderstood extends Error {
  override readonly name = 'NotUnderstood';
}

/** An object that was given as JSON. */
export type Given = Readonly<Record<string, unknown>>;

/**
 * Checks a fault given as JSON.
 * @throws NotUnderstood
 */
export function faultOf({ path, kind, times = 1, after = false }: Given): Fault {
  const known = faultKinds.find((one) => one === kind);
  if (typeof path !== 'string' || !(path === '*' || path.startsWith('/')))
    throw new NotUnderstood('path: a path such as /api/…, or *');
  if (!known) throw new NotUnderstood(`kind: one of ${faultKinds.join(', ')}`);
  if (typeof times !== 'number' || !Number.isInteger(times) || times < 1)
    throw new NotUnderstood('times: a whole number from 1');
  if (typeof after !== 'boolean') throw new NotUnderstood('after: true or false');
  return { path, kind: known, times, ...(after && { after }) };
}
