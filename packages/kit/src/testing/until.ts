/** Between two looks, ms. */
const pause = 20;

/**
 * Waits until there is something.
 * @throws Error that names what did not come
 */
export async function until<Value>(
  read: () => Value | undefined | null | false,
  what: string,
  patience: number,
): Promise<Value> {
  const end = performance.now() + patience;
  for (;;) {
    const value = read();
    if (value !== undefined && value !== null && value !== false) return value;
    if (performance.now() > end) throw new Error(`Not there after ${patience} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
