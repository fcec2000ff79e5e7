/** How long a page waits for what its host puts on it, and how often it looks, ms. */
export const appearance = { within: 3000, every: 50 } as const;

/**
 * Waits for what a host puts on the page: looks at once, at the host's event, and every 50 ms for 3 s. Callers meanwhile wait
 * in line; later callers are told what is there then.
 * @param find undefined while it is not there
 */
export function appearing<Found extends object>(
  window: Window,
  find: () => Found | undefined,
  event?: string,
): () => Promise<Found | undefined> {
  const first = new Promise<Found | undefined>((resolve) => {
    const end = (found: Found | undefined) => {
      window.clearInterval(looking);
      window.clearTimeout(ending);
      if (event) window.removeEventListener(event, look);
      resolve(found);
    };
    const look = () => {
      const found = find();
      if (found) end(found);
    };
    const looking = window.setInterval(look, appearance.every);
    const ending = window.setTimeout(() => end(find()), appearance.within);
    if (event) window.addEventListener(event, look);
    look();
  });
  return async () => (await first) ?? find();
}
