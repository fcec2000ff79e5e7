/** How long a page waits for what its host puts on it, and how often it looks, ms. */
export const appearance = { within: 3000, every: 50 } as const;

/**
 * Waits for what a host puts on the page: looks at once, at the host's event, and every 50 ms for 3 s. Whoever asks meanwhile waits
 * in line; whoever asks later is told what is there then.
 * @param find undefined while it is not there
 */
export function appearing<Found extends object>(
  window: Window,
  find: () => Found | undefined,
  event?: string,
): () => Promise<Found | undefined> {
  const first = new Promise<Found | undefined>((resolve) => {
    const until = Date.now() + appearance.within;
    const look = () => {
      const found = find();
      if (!found && Date.now() < until) return;
      window.clearInterval(timer);
      if (event) window.removeEventListener(event, look);
      resolve(found);
    };
    const timer = window.setInterval(look, appearance.every);
    if (event) window.addEventListener(event, look);
    look();
  });
  return async () => (await first) ?? find();
}
