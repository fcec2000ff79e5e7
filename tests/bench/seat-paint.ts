import type { Page } from 'playwright';
import { cpuRate } from './browser-page.ts';
import { mainThreadEvents, tasksOf, workOf } from './frame-work.ts';
import { mountMarks } from './seat-mount-marks.ts';

/**
 * Time of the main thread from a mount until it is painted, ms: all tasks from the one that begins it to the frame that paints
 * it. Later tasks are not in it, unlike in `mainThreadOf`.
 */
export async function spentUntilPaint(page: Page, mount: () => Promise<unknown>): Promise<number> {
  const events = await mainThreadEvents(page, mount);
  const timeOf = (mark: string): number => events.find(({ name }) => name === mark)?.ts ?? Number.NaN;
  const [begin, frame] = [timeOf(mountMarks.begin), timeOf(mountMarks.frame)];
  return workOf(tasksOf(events).filter(({ ts, dur = 0 }) => ts + dur > begin && ts < frame)) * cpuRate;
}
