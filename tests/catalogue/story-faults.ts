import type { Fault } from '@mapp/sandbox/engine';

/** Preparation of a story before it runs; it is called with the story's surroundings. */
export type Before = (context: unknown) => unknown;

/** Stands for everything that a story may use of its surroundings: whatever is read of it or called is itself. */
const anything: unknown = new Proxy(() => anything, {
  get: (_, key) => {
    if (key === 'then') return undefined;
    if (key === Symbol.iterator) return () => [].values();
    if (key === Symbol.toPrimitive) return () => '';
    return anything;
  },
  apply: () => anything,
  construct: () => anything as object,
});

/** The faults that a story orders of its airline before it runs; what orders none is not run. */
export async function faultsOf(befores: readonly Before[]): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  const airline = new Proxy(
    { fault: (fault: Fault) => void faults.push(fault) },
    { get: (own, key) => (key === 'fault' ? own.fault : anything) },
  );
  const context = new Proxy({ airline }, { get: (own, key) => (key === 'airline' ? own.airline : anything) });
  for (const before of befores.filter((each) => /\.fault\(/.test(String(each)))) await before(context);
  return faults;
}
