/** A page's elements as data, so that bare React can draw the same. */
export type Mirrored =
  | string
  | {
      readonly tag: string;
      readonly attributes: Readonly<Record<string, string>>;
      readonly children: readonly Mirrored[];
      /** Content of a control, and whether a box is ticked, as they are now. */
      readonly value?: string;
      readonly checked?: boolean;
      /** It has the focus. */
      readonly active?: boolean;
    };

/** A page as it is now: its elements, its styles, and the attributes of its root. */
export interface MirroredPage {
  readonly tree: readonly Mirrored[];
  readonly styles: string;
  readonly root: Readonly<Record<string, string>>;
}

/** Reads a page that is open; it runs in that page. */
export function mirrorPage(): MirroredPage {
  const attributesOf = (element: Element) =>
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const read = (node: Node): Mirrored[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
    if (!(node instanceof Element)) return [];
    return [
      {
        tag: node instanceof HTMLElement ? node.tagName.toLowerCase() : node.tagName,
        attributes: attributesOf(node),
        children: node instanceof HTMLTextAreaElement ? [] : [...node.childNodes].flatMap(read),
        ...(node === document.activeElement && { active: true }),
        ...((node instanceof HTMLInputElement && node.type !== 'file') ||
        node instanceof HTMLSelectElement ||
        node instanceof HTMLTextAreaElement
          ? { value: node.value }
          : {}),
        ...(node instanceof HTMLInputElement &&
          (node.type === 'checkbox' || node.type === 'radio') && { checked: node.checked }),
      },
    ];
  };
  const styles = [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('\n');
  const place = document.getElementById('root') as HTMLElement;
  return {
    tree: [...place.childNodes].flatMap(read),
    styles,
    root: attributesOf(document.documentElement),
  };
}
