/** Words as a query of the page reads them: figures are parted by spaces that do not break. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ');
