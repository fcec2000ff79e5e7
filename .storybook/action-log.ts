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

/** The window, which an event names too, leads to a store that warns whenever it is read; it is passed over. */
function hideStoryStore(): void {
  const name = '__STORYBOOK_STORY_STORE__';
  const found = Object.getOwnPropertyDescriptor(globalThis, name);
  if (found?.configurable && found.enumerable)
    Object.defineProperty(globalThis, name, { ...found, enumerable: false });
}

/** Lets what a story logs be written down without a warning. */
export function prepareActionLog(): void {
  writeElementsAsTags();
  hideStoryStore();
}
