import { startServer } from '@mapp/sandbox/server';
import type { Browser } from 'playwright';
import type { BillAdapter } from './bill-adapter.ts';
import { cpuRate, openPage } from './browser-page.ts';

/** Eight forms in a page of their own. Times are the main thread's on the processor, multiplied as in `bill-view.ts`. */
export interface FormView {
  /** Showing them once more, until they stand still, ms. */
  readonly mount: () => Promise<number>;
  /** One keystroke until its frame is painted, ms: the mean of many. */
  readonly key: () => Promise<number>;
  /** Emptying the good number of a form that was sent once, until what is wrong stands below it, ms. */
  readonly problem: () => Promise<number>;
  readonly nodes: () => Promise<number>;
  readonly close: () => Promise<void>;
}

interface Offered {
  readonly bench: BillAdapter;
}

/** Keys of one measurement; their time is small beside the clock's grain. */
const keys = 40;

/**
 * Opens a built page that offers forms.
 * @param fieldOf the control that the keys go into; the number of the first form's document without it
 */
export async function openForm(
  browser: Browser,
  siteFolder: string,
  fieldOf = '#form-0-identities-0-number',
): Promise<FormView> {
  const server = await startServer({ port: 0, siteFolder });
  const { page, protocol, close } = await openPage(browser, { cpu: 1 });
  await page.goto(`${server.origin}/mapp/`);
  await page.waitForFunction(() => 'bench' in globalThis);
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await protocol.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const still = () => page.waitForTimeout(200);
  const frame = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return {
    mount: async () => {
      await page.bringToFront();
      await page.evaluate(() => (globalThis as unknown as Offered).bench.unmount());
      await still();
      const before = await spent();
      await page.evaluate(() => (globalThis as unknown as Offered).bench.mount());
      await still();
      return ((await spent()) - before) * cpuRate;
    },
    key: async () => {
      await page.bringToFront();
      const field = page.locator(fieldOf);
      await field.fill('');
      await field.focus();
      await still();
      const before = await spent();
      for (let count = 0; count < keys; count += 1) {
        await page.keyboard.press('1');
        await frame();
      }
      return (((await spent()) - before) * cpuRate) / keys;
    },
    problem: async () => {
      await page.bringToFront();
      const field = page.locator(fieldOf);
      await field.fill('E12345678');
      await field.evaluate((control) => (control as HTMLInputElement).form?.requestSubmit());
      await still();
      await field.selectText();
      await still();
      const before = await spent();
      await page.keyboard.press('Delete');
      await frame();
      const time = ((await spent()) - before) * cpuRate;
      if ((await field.getAttribute('aria-invalid')) !== 'true') throw new Error('Nothing was found wrong');
      return time;
    },
    nodes: () => page.evaluate(() => document.querySelectorAll('#root *').length),
    close: async () => {
      await close();
      await server.close();
    },
  };
}
