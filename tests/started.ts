import type { ChildProcess } from 'node:child_process';

/** A thing that runs until it is stopped. */
interface Running {
  readonly stop: () => Promise<void>;
}

/** Things that were started one after another, and end together. */
export interface Started {
  /** Takes a thing as soon as it runs. */
  readonly keep: <Thing extends Running>(thing: Thing) => Thing;
  /**
   * Stops all of them, the last one first, even where one cannot be stopped.
   * @throws AggregateError with what could not be stopped
   */
  readonly stop: () => Promise<void>;
}

/** Keeps what a set of tests starts, so that what did start is stopped where the next thing did not. */
export function startedThings(): Started {
  const running: Running[] = [];
  return {
    keep: (thing) => {
      running.push(thing);
      return thing;
    },
    stop: async () => {
      const reasons: unknown[] = [];
      for (let last = running.pop(); last; last = running.pop())
        await last.stop().catch((reason: unknown) => void reasons.push(reason));
      if (reasons.length > 0) throw new AggregateError(reasons, reasons.map(String).join('\n'));
    },
  };
}

/** Ends a program with the process that started it, which may be given up before it can stop anything itself. */
export function endWithUs(child: ChildProcess): void {
  const end = () => void child.kill();
  process.once('exit', end);
  child.once('close', () => process.off('exit', end));
}
