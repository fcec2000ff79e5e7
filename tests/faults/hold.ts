import type { Page } from '@playwright/test';

/** A call whose answer is kept back, though the airline has acted. */
export interface Held {
  /** Resolves once the airline has acted. */
  readonly acted: Promise<void>;
  /** Lets the answer through, and whatever comes later. */
  readonly release: () => void;
}

/** Keeps back the answers to one call. */
export async function hold(page: Page, path: string): Promise<Held> {
  const acted = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    acted.resolve();
    await released.promise;
    await route.fulfill({ response });
  });
  return { acted: acted.promise, release: released.resolve };
}
