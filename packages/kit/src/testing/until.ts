/** Between two looks, ms. */
const pause = 20;

const moment = () => new Promise((resolve) => setTimeout(resolve, pause));

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
    await moment();
  }
}

/** Waits until a dialog is gone and the focus is back where it was: what is pressed before would lose it again. */
export async function untilClosed(dialog: HTMLElement, patience: number): Promise<void> {
  const { ownerDocument } = dialog;
  await until(
    () => !dialog.isConnected && ownerDocument.activeElement !== ownerDocument.body,
    'the end of the sheet',
    patience,
  );
  // It is given back twice: by the sheet, and a task later by what keeps the focus in it.
  await moment();
}
