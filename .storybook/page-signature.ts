/** Attributes that are heard or followed: that they are there counts, not what they say. */
const told = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuenow',
  'aria-valuetext',
  'content',
  'href',
  'placeholder',
  'src',
  'srcset',
  'title',
  'value',
]);

/** Attributes that name other elements: whether those are there counts. */
const references = new Set([
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-labelledby',
  'aria-owns',
  'for',
  'form',
  'headers',
  'list',
]);

/** A text in few characters; two texts have the same by chance once in 10¹⁵. */
export function digestOf(text: string): number {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return 4294967296 * (2097151 & (low ^ (high >>> 16))) + (high >>> 0);
}

const isThere = (document: Document, ids: string): string =>
  ids
    .split(' ')
    .map((id) => (document.getElementById(id) ? 'there' : 'missing'))
    .join(' ');

/** A length says nothing of colours or names, nor does the number in an id that React gives. */
const plain = (value: string): string =>
  value.replaceAll(/-?\d+(?:\.\d+)?(?:px|%|r?em|m?s|deg|v[hw])/g, '0').replaceAll(/_r_\w+?_/g, '_r_');

function attributeOf({ ownerDocument }: Element, { name, value }: Attr): string {
  if (name === 'id' || /^data-(?:day|id|key)$/.test(name)) return name;
  if (references.has(name)) return `${name}=${isThere(ownerDocument, value)}`;
  return told.has(name) ? `${name}=${value.trim() !== ''}` : `${name}=${plain(value)}`;
}

/** How an element begins, and whether a label elsewhere names it. */
export function headOf(element: Element): string {
  const attributes = [...element.attributes].map((attribute) => attributeOf(element, attribute)).toSorted();
  const labels = 'labels' in element ? ((element as HTMLInputElement).labels?.length ?? 0) : 0;
  return `<${element.localName} ${attributes.join(' ')} ${labels}>`;
}

/** Elements of which everything within counts: it gives them their name, or has to be of a certain kind. */
const whole =
  'a, button, label, legend, option, summary, h1, h2, h3, h4, h5, h6, p, svg, iframe, [role]:not([role=dialog], [role=region], [role=grid])';

/** Elements whose children have to be of a certain kind. */
const listing = 'dl, ol, table, tbody, thead, tr, ul, [role]';

const beginsOf = (parts: Iterable<Element>): string => [...new Set([...parts].map(headOf))].join('');

/** An element with all that is within, several parts that are alike once. */
function writtenOut(element: Element): string {
  const parts = [...element.childNodes].map((child) => {
    if (child instanceof Text) return child.data.trim() === '' ? '' : 'text';
    return child instanceof Element ? writtenOut(child) : '';
  });
  return `${headOf(element)}${parts.filter((part, index) => part !== parts[index - 1]).join('')}</>`;
}

/** Text for an element by itself. */
function ownOf(element: Element): string {
  if (element.matches(whole)) return writtenOut(element);
  const says = [...element.childNodes].some((child) => child instanceof Text && child.data.trim() !== '');
  const children = element.matches(listing) ? beginsOf(element.children) : '';
  return `${headOf(element)}${children}${says ? 'text' : ''}`;
}

/** Colours that an element stands on, and whether it is hidden from readers. */
interface Ground {
  readonly background: string;
  readonly hidden: boolean;
}

const transparent = 'rgba(0, 0, 0, 0)';

function groundIn(element: Element, { background, hidden }: Ground): Ground & { readonly color: string } {
  const { backgroundColor, backgroundImage, color, opacity } = getComputedStyle(element);
  const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
  return {
    background: own === `${transparent} none 1` ? background : `${background} ${own}`.slice(-200),
    hidden: hidden || element.getAttribute('aria-hidden') === 'true',
    color,
  };
}

/**
 * Everything on a page that decides whether everybody can read it, each by a number: an element by its tag, role, type, state and
 * class, by which names and labels there are, not how they read, by what it is in, and by the colours that it stands on. Of elements that are
 * alike the first one stands for all.
 * @param around what the page is in
 */
export function partsOf(page: Element, around: string): Map<number, Element> {
  const parts = new Map<number, Element>();
  const outside = String(digestOf(around));
  const look = (element: Element, parent: string, outer: Ground): void => {
    const { color, ...ground } = groundIn(element, outer);
    const key = digestOf(`${parent} ${color} ${JSON.stringify(ground)} ${ownOf(element)}`);
    const isNew = !parts.has(key);
    if (isNew) parts.set(key, element);
    if (element.matches('svg')) return;
    // What is within another that is alike is alike as well, where all of it counts.
    if (!isNew && element.matches(whole)) return;
    const head = outside + headOf(element);
    for (const child of element.children) look(child, head, ground);
  };
  look(page, outside, { background: '', hidden: false });
  return parts;
}

/** Whether an id is there twice: what it names is told apart by nothing then. */
export const sharesAnId = (page: Element): boolean => {
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  return new Set(ids).size < ids.length;
};
