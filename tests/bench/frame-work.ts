import type { Page } from 'playwright';
import { sum } from './sizes.ts';

export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  /** Microseconds. */
  readonly dur?: number;
  /** Time on the processor, microseconds. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

const categories = [
  '-*',
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'devtools.timeline.frame',
  'disabled-by-default-devtools.timeline.frame',
  'blink.user_timing',
];

/** The events of the page's main thread: of all renderers' main threads the busiest. */
function mainThread(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid));
  return threads.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** Events of a page's main thread while something happened in it. */
export async function mainThreadEvents(
  page: Page,
  act: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser to trace');
  await browser.startTracing(page, { categories });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return mainThread(traceEvents);
}

/** The tasks among them. */
export const tasksOf = (events: readonly TraceEvent[]): readonly TraceEvent[] =>
  events.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');

/** Time on the processor, ms. */
export const workOf = (tasks: readonly TraceEvent[]): number =>
  sum(tasks.map(({ tdur }) => (tdur ?? Number.NaN) / 1000));

/**
 * Traces a page while something happens in it.
 * @returns for each frame the time that its main thread was on the processor, ms: all tasks from the beginning of this
 *   frame to the beginning of the next
 */
export async function frameWork(page: Page, act: () => Promise<unknown>): Promise<readonly number[]> {
  const events = await mainThreadEvents(page, act);
  const begins = events.filter(({ name }) => name === 'BeginMainThreadFrame').map(({ ts }) => ts);
  const frames = begins.toSorted((a, b) => a - b);
  const tasks = tasksOf(events);
  return frames.slice(1).map((end, at) => {
    // The task that begins a frame begins a little before the frame is noted.
    const within = tasks.filter(({ ts }) => ts >= (frames[at] ?? 0) - slack && ts < end - slack);
    return workOf(within);
  });
}

const slack = 200;
