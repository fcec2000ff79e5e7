/**
 * An element is written into the log of actions as its tag. What React hangs on it leads to everything, Storybook itself
 * included, which warns when it is read.
 */
export function writeElementsAsTags(): void {
  Object.defineProperty(Element.prototype, 'toJSON', {
    configurable: true,
    value(this: Element) {
      return `<${this.localName}>`;
    },
  });
}
