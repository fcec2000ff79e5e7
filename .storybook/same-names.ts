import { definePreviewAddon } from 'storybook/internal/csf';
import type { SweptStory } from './broken-words.ts';
import { inTests } from './plays.ts';

interface SameNamesTypes {
  parameters: {
    /** Parts of names that links of this story share: somebody has two of the same. */
    sharesNames?: readonly string[];
  };
}

/** Text of a part as it is read out, without what is hidden from readers. */
function spokenText(part: Element): string {
  const walker = part.ownerDocument.createTreeWalker(
    part,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element && node.getAttribute('aria-hidden') === 'true'
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (node instanceof Text) texts.push(node.data);
    else texts.push((node as Element).getAttribute('aria-label') ?? '');
  }
  return texts.join('').replaceAll(/\s+/g, ' ').trim();
}

/** Name of a link or button: its label, the texts that label it, or its own. */
function nameOf(part: Element): string {
  const label = part.getAttribute('aria-label');
  if (label) return label;
  const ids = part.getAttribute('aria-labelledby');
  const labels = 'labels' in part ? [...(part as HTMLButtonElement).labels] : [];
  if (!ids) return (labels.length > 0 ? labels : [part]).map(spokenText).join(' ');
  return ids
    .split(' ')
    .map((id) => part.ownerDocument.getElementById(id))
    .map((by) => by?.getAttribute('aria-label') ?? (by ? spokenText(by) : ''))
    .join(' ');
}

/** Parts around a button that are told with their names as somebody comes into them. */
const namedAround =
  'header, form, [role="dialog"], [role="group"], [role="tabpanel"], [role="region"], [role="radiogroup"], section, article, fieldset, nav, li[aria-labelledby], li[aria-label], tr';

const destinationOf = (link: HTMLAnchorElement): string => `${link.origin}${link.pathname}${link.search}`;

/** Names that lead to several places, or do several things in one part of the page. */
function sharedNames(root: HTMLElement): string[] {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const buttons = [
    ...root.querySelectorAll<HTMLElement>('button:not([role="combobox"]), [role="button"], [role="switch"]'),
  ];
  const byName = Map.groupBy(
    [...links, ...buttons].filter((part) => part.checkVisibility({ visibilityProperty: true })),
    (part) => `${part.tagName === 'A' ? 'link' : 'button'} "${nameOf(part)}"`,
  );
  const shared = [...byName].filter(([, parts]) => {
    const told = parts.map((part) =>
      part instanceof HTMLAnchorElement ? destinationOf(part) : part.closest(namedAround),
    );
    return parts[0] instanceof HTMLAnchorElement ? new Set(told).size > 1 : new Set(told).size < told.length;
  });
  return shared.map(([name]) => name);
}

/** @throws Error that tells the names by which two links or buttons are not told apart */
export function sweepNames({ title, parameters, canvasElement }: SweptStory): void {
  // A story of a primitive shows one thing in several looks.
  if (!inTests || /^primitives\//i.test(title)) return;
  const expected = (parameters['sharesNames'] as readonly string[] | undefined) ?? [];
  const shared = sharedNames(canvasElement.ownerDocument.body).filter(
    (name) => !expected.some((part) => name.includes(part)),
  );
  if (shared.length > 0) throw new Error(`This story shares names: ${shared.join(', ')}`);
}

/** Fails a story in which a name alone does not tell two links or buttons apart: who hears the page goes by names. */
export const addonSameNames = () => definePreviewAddon<SameNamesTypes>({ afterEach: sweepNames });
