/**
 * Writes an element into the log of actions as its tag. Anything that React hangs on it leads to everything, the window
 * and Storybook itself included.
 */
function writeElementsAsTags(): void {
  Object.defineProperty(Element.prototype, 'toJSON', {
    configurable: true,
    value(this: Element) {
      return `<${this.localName}>`;
    },
  });
}

/** Writes the window, which an event names too, as a word: it leads to a store that warns whenever it is read. */
function writeWindowAsWord(): void {
  Object.defineProperty(globalThis, 'toJSON', { configurable: true, value: () => '<window>' });
}

/** Lets what a story logs be written down without a warning. */
export function prepareActionLog(): void {
  writeElementsAsTags();
  writeWindowAsWord();
}
