import type { CDPSession, Page } from 'playwright';
import { cpuRate } from './browser-page.ts';

/**
 * Measures what the main thread spends on something until the page stands still, ms. Time on the processor, taken at
 * full speed and multiplied: an emulated slow processor would also multiply the time for which another program holds
 * the core.
 */
export async function mainThreadOf(page: Page, protocol: CDPSession) {
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await protocol.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const still = () => page.waitForTimeout(200);
  return {
    still,
    spent: async () => (await spent()) * cpuRate,
    spentOn: async (act: () => Promise<unknown>): Promise<number> => {
      const before = await spent();
      await act();
      await still();
      return ((await spent()) - before) * cpuRate;
    },
  };
}

/** Memory of the page's scripts once all that is waste has been thrown away, bytes. */
export async function usedMemory(protocol: CDPSession): Promise<number> {
  await protocol.send('HeapProfiler.collectGarbage');
  return (await protocol.send('Runtime.getHeapUsage')).usedSize;
}
