import type { Page } from '@playwright/test';

/** A call whose answer is kept back, though the airline has acted. */
export interface Held {
  /** Resolves once the page has sent it. */
  readonly sent: Promise<void>;
  /** Resolves once the airline has acted. */
  readonly acted: Promise<void>;
  /** Lets the answer through, and whatever comes later. */
  readonly release: () => void;
}

/** Keeps back the answers to one call; the call itself too, until `reaches` resolves. */
export async function hold(page: Page, path: string, reaches?: Promise<void>): Promise<Held> {
  const sent = Promise.withResolvers<void>();
  const acted = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    sent.resolve();
    await reaches;
    const response = await route.fetch();
    acted.resolve();
    await released.promise;
    await route.fulfill({ response });
  });
  return { sent: sent.promise, acted: acted.promise, release: released.resolve };
}
