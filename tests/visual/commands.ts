import type { BrowserCommand } from 'vitest/node';

/** Lets the browser itself paint with the system's colours, or again with the page's. */
export const forceColors: BrowserCommand<[forced: boolean]> = async ({ page }, forced) => {
  await page.emulateMedia({ forcedColors: forced ? 'active' : 'none' });
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColors: (forced: boolean) => Promise<void>;
  }
}
