const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus one element on or back for an arrow key, stopping at both ends. True when the key was one of them. */
export function moveAmong(elements: readonly (HTMLElement | null)[], key: string): boolean {
  const step = steps[key];
  if (step === undefined) return false;
  const at = elements.findIndex((element) => element !== null && element === element.ownerDocument.activeElement);
  elements[at + step]?.focus();
  return true;
}
