import { QueryObserver } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Call, RequestOf, ResponseOf } from '../contracts/call.ts';
import { RequestFailure, type Failure } from './failure.ts';
import { keyOf } from './read.ts';
import { renderClientHook, type ClientHook } from './render-client-hook.support.tsx';
import type { ReadResult } from './read.ts';
import type { WriteResult } from './write.ts';

// Duties of each kind of hook to its screen. An area brings its rows, in a file with a document, as `renderClientHook` wants it.

/** Possible failure: `noAnswer`, or the code with which the airline refuses. */
type Fault = string;

/** A code that nobody knows. */
const otherCode = 'X99';

/** For a hook whose failures are never told by a toast. */
export const anyFault: readonly Fault[] = ['noAnswer', otherCode];

interface Asked {
  readonly call: Call;
  readonly payload: unknown;
  /** Faults that no toast tells, since the screen does, or since nobody is to be disturbed. */
  readonly untold: readonly Fault[];
}

/** Tries each fault in a page of its own, and tells which of them no toast told. */
async function untoldOf({ call, untold }: Asked, ask: (trial: ClientHook) => Promise<unknown>) {
  const found: Fault[] = [];
  for (const fault of new Set([...anyFault, ...untold])) {
    const trial = renderClientHook({
      answers: [[call, () => (fault === 'noAnswer' ? 'cut' : { code: fault })]],
    });
    await ask(trial).catch(() => undefined);
    if (trial.told.notify.mock.calls.length === 0) found.push(fault);
  }
  return found;
}

const asked = ({ sent }: ClientHook) => sent.map(({ call, payload }) => ({ call, payload }));

interface ReadRow extends Asked {
  readonly hook: () => unknown;
  readonly freshFor: number | undefined;
  readonly guests: boolean;
  readonly known: unknown;
}

interface ReadGiven<C extends Call> extends Partial<Pick<Asked, 'untold'>> {
  /** Nothing unless told. */
  readonly payload?: RequestOf<C>;
  /** Seconds for which an answer is good, where the hook says so. */
  readonly freshFor?: number;
  /** A guest's page asks too. */
  readonly guests?: boolean;
  /** Answer that is known already, where the hook reads it to know when to ask again. */
  readonly known?: ResponseOf<C>;
}

/** A hook that reads, as a row. */
export const reads = <C extends Call>(
  call: C,
  hook: () => ReadResult<C>,
  { payload, untold = [], freshFor, guests = false, known = {} as ResponseOf<C> }: ReadGiven<C> = {},
): ReadRow => ({ call, hook, payload: payload ?? {}, untold, freshFor, guests, known });

/** Draws what reads, and waits until it has its answer or its failure. */
const drawn = async ({ render, queries }: ClientHook, { hook }: ReadRow) => {
  render(hook);
  for (const { promise } of queries.getQueryCache().getAll()) await promise;
};

const aYear = 31_536_000;

/** An answer of that age is known already: is it asked for all the same? */
function asksAtAge({ call, payload, hook, known }: ReadRow, seconds: number): boolean {
  const { client, queries, render, sent } = renderClientHook();
  const updatedAt = Date.now() - Math.min(seconds, aYear) * 1000;
  queries.setQueryData(keyOf(call, payload, client), known, { updatedAt });
  render(hook);
  return sent.length > 0;
}

export function itReads(rows: readonly ReadRow[]): void {
  afterEach(cleanup);

  it.each(rows)('$call.name is asked for', async (row) => {
    const { call, payload, untold, guests } = row;
    const [member, guest] = [renderClientHook(), renderClientHook({ token: '' })];
    for (const { render } of [member, guest]) render(row.hook);
    expect(asked(member)).toEqual([{ call: call.name, payload }]);
    expect(guest.sent).toHaveLength(guests ? 1 : 0);
    expect(await untoldOf(row, (trial) => drawn(trial, row))).toEqual(untold);
  });

  it.each(rows.filter(({ freshFor }) => freshFor !== undefined))(
    '$call.name is asked for again after $freshFor seconds',
    (row) => {
      const { freshFor = 0 } = row;
      expect(asksAtAge(row, freshFor * 0.9)).toBe(freshFor === 0);
      expect(asksAtAge(row, freshFor * 1.1)).toBe(freshFor !== Infinity);
    },
  );
}

interface WriteRow extends Asked {
  readonly write: (trial: ClientHook) => Promise<unknown>;
}

/** A hook that writes, as a row. */
export const writes = <C extends Call>(
  call: C,
  hook: () => WriteResult<C>,
  payload: RequestOf<C>,
  untold: readonly Fault[] = [],
): WriteRow => {
  const write = ({ render }: ClientHook) => render(hook).result.current.mutateAsync(payload);
  return { call, payload, untold, write };
};

export function itWrites(rows: readonly WriteRow[]): void {
  afterEach(cleanup);

  it.each(rows)('$call.name is sent', async (row) => {
    const trial = renderClientHook({ answers: [[row.call, () => 'cut']] });
    await expect(row.write(trial)).rejects.toThrow(RequestFailure);
    expect(asked(trial)).toEqual([{ call: row.call.name, payload: row.payload }]);
    expect(await untoldOf(row, row.write)).toEqual(row.untold);
  });
}

interface LookUpRow extends Asked {
  readonly answer: unknown;
  readonly gives: unknown;
  readonly shown: boolean;
  readonly hook: () => () => Promise<unknown>;
}

interface LookUpGiven<C extends Call, Given extends readonly unknown[]> extends Partial<
  Pick<Asked, 'untold'>
> {
  /** Arguments of the hook's function. */
  readonly given?: Given;
  readonly payload?: RequestOf<C>;
  readonly answer: ResponseOf<C>;
  /** Value that it resolves with, where that is only a part of the answer. */
  readonly gives?: unknown;
  /** No screen shows the answer, and it is kept nowhere. */
  readonly unseen?: true;
}

/** A hook that looks up the outcome of a write, as a row. */
export const looksUp = <C extends Call, Given extends readonly unknown[]>(
  call: C,
  hook: () => (...given: Given) => Promise<unknown>,
  { given, payload, answer, gives = answer, unseen, untold = [] }: LookUpGiven<C, Given>,
): LookUpRow => ({
  call,
  payload: payload ?? {},
  answer,
  gives,
  shown: !unseen,
  untold,
  hook: () => {
    const lookUp = hook();
    return () => lookUp(...(given ?? ([] as unknown as Given)));
  },
});

/** Asked again, whatever is known; every screen shows the answer from then on. */
export function itLooksUp(rows: readonly LookUpRow[]): void {
  afterEach(cleanup);

  it.each(rows)('$call.name is looked up', async (row) => {
    const { call, payload, answer, gives, shown, hook } = row;
    const trial = renderClientHook({ answers: [[call, () => ({ data: answer })]] });
    const queryKey = keyOf(call, payload, trial.client);
    trial.queries.setQueryData(queryKey, 'known before');
    await expect(trial.render(hook).result.current()).resolves.toEqual(gives);
    expect(asked(trial)).toEqual([{ call: call.name, payload }]);
    expect(trial.queries.getQueryData(queryKey)).toEqual(shown ? answer : 'known before');
  });

  it.each(rows)('$call.name that cannot be looked up rejects', async (row) => {
    const lookUp = ({ render }: ClientHook) => render(row.hook).result.current();
    const trial = renderClientHook({ answers: [[row.call, () => 'cut']] });
    await expect(lookUp(trial)).rejects.toThrow(RequestFailure);
    expect(await untoldOf(row, lookUp)).toEqual(row.untold);
  });
}

/** Everything is in sight; what of it has been asked for again, and answered, once the hook says that it is done. */
async function reloadedBy(hook: () => () => Promise<void>, calls: readonly Call[]): Promise<string[]> {
  const { client, queries, render } = renderClientHook();
  const reloaded: string[] = [];
  for (const name of [...calls.map((call) => call.name), 'another']) {
    const queryKey = [name, 'ru', {}, client.holder.key()];
    queries.setQueryData(queryKey, {});
    const ask = () => new Promise((answer) => setTimeout(() => answer(reloaded.push(name))));
    new QueryObserver(queries, { queryKey, queryFn: ask, staleTime: Infinity }).subscribe(() => undefined);
  }
  await render(hook).result.current();
  return reloaded;
}

export function itReloads(hook: () => () => Promise<void>, calls: readonly Call[]): void {
  afterEach(cleanup);

  it(`${calls.map(({ name }) => name).join(', ')}: screens that show it ask anew`, async () => {
    expect((await reloadedBy(hook, calls)).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
  });
}

/** A failure as a hook's promise rejects with it. */
export const failed = (failure: Failure): RequestFailure =>
  new RequestFailure(failure, 'some call', '2026-06-01T02:00:00.000Z');

/** Only a refusal has a name in the catalogue, and only where its code is known. */
export function itNamesRefusals(
  nameOf: (reason: RequestFailure) => string | undefined,
  code: string,
  name: string,
): void {
  it(`names the refusal ${code}, and no other failure`, () => {
    const others: Failure[] = [
      { kind: 'refused', code: otherCode, message: '' },
      { kind: 'special', code, message: '' },
      { kind: 'network' },
    ];
    expect(nameOf(failed({ kind: 'refused', code, message: '' }))).toBe(name);
    expect(others.map((failure) => nameOf(failed(failure)))).toEqual([undefined, undefined, undefined]);
  });
}

/** All that the hooks of a file owe to their screens. */
export interface HookRows {
  readonly reads?: readonly ReadRow[];
  /** Hooks that ask for nothing until it is known which, or wanted. */
  readonly waits?: readonly (readonly [what: string, hook: () => unknown])[];
  readonly writes?: readonly WriteRow[];
  readonly lookUps?: readonly LookUpRow[];
  readonly reloads?: readonly Readonly<Parameters<typeof itReloads>>[];
  readonly refusals?: readonly Readonly<Parameters<typeof itNamesRefusals>>[];
}

export function itHolds({ reads: read = [], waits = [], writes: written = [], ...more }: HookRows): void {
  const { lookUps = [], reloads = [], refusals = [] } = more;
  itReads(read);
  it.each(waits)('asks for no %s until it is known which, or wanted', (_, hook) => {
    const { render, sent } = renderClientHook();
    render(hook);
    expect(sent).toEqual([]);
  });
  itWrites(written);
  itLooksUp(lookUps);
  for (const [hook, calls] of reloads) itReloads(hook, calls);
  for (const [nameOf, code, name] of refusals) itNamesRefusals(nameOf, code, name);
}
