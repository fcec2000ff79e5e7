import { calls } from '@mapp/kit/contracts';
import type { Fault } from '../faults.ts';
import { NotUnderstood } from './given.ts';

const paths = new Set<string>(calls.map(({ path }) => path));

/**
 * Gives back a fault that can strike; one whose path no call has would wait for ever, unseen.
 * @throws NotUnderstood
 */
export function striking(fault: Fault): Fault {
  if (fault.path !== '*' && !paths.has(fault.path))
    throw new NotUnderstood(`path: that of a call of openapi.json, or *, not ${fault.path}`);
  return fault;
}
