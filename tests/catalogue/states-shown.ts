import type { FaultKind } from '@mapp/sandbox/engine';
import { errors, type ErrorEntry } from '@mapp/kit/contracts';
import type { StoryRead } from './story-files.ts';

/** The states that a route has to be seen in. */
export const routeStates = ['ready', 'empty', 'failed', 'refused', 'slow'] as const;
export type RouteState = (typeof routeStates)[number];

/** The state of a screen whose call meets a fault. */
const stateOfFault: Readonly<Record<FaultKind, RouteState>> = {
  network: 'failed',
  timeout: 'slow',
  slow: 'slow',
  http500: 'failed',
  'http502-html': 'failed',
  'malformed-json': 'failed',
  'wrong-shape': 'failed',
  empty: 'failed',
  unauthorized: 'refused',
  'session-expired': 'refused',
  special: 'refused',
  refused: 'refused',
};

const isFault = (kind: unknown): kind is FaultKind => Object.hasOwn(stateOfFault, String(kind));

/** Codes that an airline answers with and that refuse nothing. */
const granted = /\.(outcomeUnknown|0|1|00000|done|empty|full|reloaded)$/;
const refusals: ReadonlySet<string> = new Set(
  (errors as readonly ErrorEntry[])
    .filter(({ code, calls }) => calls && !granted.test(code))
    .map(({ code }) => code),
);

const saysRefused = /(^|[a-z])Refused(?=[A-Z]|$)/;
const saysEmpty =
  /^(No(?!Message|Answer|Network|Code|Cashier)|None|Nobody|Nothing(?!Typed|FilledIn)|Empty)(?=[A-Z]|$)/;

/** A story asserts that something is said to be on its way. */
const waiting = /\bshowsThatIt(Waits|Works)\(|aria-busy/;

/** A write is waited for, and then it is done: the screen was ready to be used. */
const works = /\bshowsThatItWorks\(|aria-busy/;

/** How long an answer takes that a story calls slow, in milliseconds. */
const longWait = 200;

/** The kinds of fault that a story orders while it runs. */
const faultsWhileRunning = (source: string): readonly FaultKind[] =>
  [...source.matchAll(/\.fault\(\{[^}]*\bkind: '([\w-]+)'/g)].map(([, kind]) => kind).filter(isFault);

/** The states of its route that a story shows: by its network, its faults, its codes and its name. */
export function statesOf({
  name,
  covers,
  latency,
  globals,
  faults,
  source,
}: StoryRead): ReadonlySet<RouteState> {
  const kinds = [...faults.map(({ kind }) => kind), ...faultsWhileRunning(source), globals['network']].filter(
    isFault,
  );
  const found = new Set<RouteState>();
  for (const kind of kinds) found.add(stateOfFault[kind]);
  if (latency >= longWait || waiting.test(source)) found.add('slow');
  if (covers.some((code) => refusals.has(code))) found.add('refused');
  if (saysRefused.test(name)) found.add('refused');
  if (saysEmpty.test(name) && found.size === 0) found.add('empty');
  if (found.size === 0 || (found.size === 1 && works.test(source))) found.add('ready');
  return found;
}
