import { stack } from '../../primitives/stack.ts';
import { pageEasing, pageTime } from './page-motion.css.ts';
import type { PageTurn } from './page-turns.ts';
import type { Visit } from './visit.ts';

/** Distance that a page slides from, px: from its end as it is opened, from its start as the traveller comes back. */
const slide: Readonly<Record<Visit['arrival'], number>> = { first: 0, push: 16, replace: 0, back: -16 };

/** Things that two pages have in common, named by `data-pair`; a row and the head of its page are `detail`. */
const pairs = '[data-pair]';
/** Column beside a list that stays. */
const column = '[data-part="detail"]';
const content = '[data-part="content"]';

/** The page that is left, as it was seen last. */
interface Left {
  readonly page: HTMLElement;
  /** Address that takes its place. */
  readonly next: string;
  /** By the names of pairs; empty as soon as they are no longer remembered by the eye. */
  readonly boxes: ReadonlyMap<string, DOMRect>;
  /** A list with a detail beside it. */
  readonly beside: boolean;
  /** Address that was chosen in the list. */
  readonly chosen: string | undefined;
}

export interface PageMotion {
  /** Before the page changes: notes where everything is. */
  readonly leave: (to: string, arrival: Visit['arrival']) => void;
  /** A page has been drawn: it moves in. */
  readonly arrive: (turn: PageTurn) => void;
}

/** Custom property's value as it is in force at an element. */
const valueOf = (element: Element, property: string): string =>
  getComputedStyle(element).getPropertyValue(property.slice('var('.length, -1)).trim();

/** A time as CSS writes it, in ms; 0 for none. */
const inMs = (time: string): number => (Number.parseFloat(time) || 0) * (time.endsWith('ms') ? 1 : 1000);

/** Link to an address, in the words of its `href`, whatever base is before it. */
const linkTo = (page: Element, address: string): Element | null =>
  page.querySelector(`a[href$=${JSON.stringify(address)}]`);

const isSeen = ({ width, height, top, bottom }: DOMRect): boolean =>
  width > 0 && height > 0 && bottom > 0 && top < innerHeight;

/** The blocks of a page that do not hold what moves by itself. */
function blocksOf(root: Element, own: readonly Element[]): readonly Element[] {
  if (own.includes(root)) return [];
  if (!own.some((each) => root.contains(each))) return [root];
  return [...root.children].flatMap((child) => blocksOf(child, own));
}

/**
 * Lets pages move in, as they are: nothing waits for it, no picture lies over the page, and a tap finds what is under the finger.
 * Where the tokens give it no time, as under reduced motion, nothing runs.
 */
export function createPageMotion(shown: PageTurn | undefined): PageMotion {
  let last = shown?.page;
  let left: Left | undefined;

  const move = (element: Element, frames: PropertyIndexedKeyframes) => {
    const duration = inMs(valueOf(element, pageTime));
    if (duration > 0) element.animate(frames, { duration, easing: valueOf(element, pageEasing) });
  };
  const slideIn = (element: Element, from: number) =>
    move(element, {
      opacity: [0, 1],
      // No transform at all where nothing slides: it would hold what is fixed.
      ...(from !== 0 && { transform: [`translateX(${from}px)`, 'none'] }),
    });
  /** Begins in the place and the size of its pair: what is larger is uncovered, never stretched. */
  const carry = (element: Element, from: DOMRect) => {
    const to = element.getBoundingClientRect();
    const [x, y] = [from.left - to.left, from.top - to.top];
    const [end, foot] = [Math.max(0, to.width - from.width), Math.max(0, to.height - from.height)];
    const round = `round ${getComputedStyle(element).borderRadius}`;
    move(element, {
      // Content after it in the page fades in below it.
      zIndex: [stack.bar, stack.bar],
      transform: [`translate(${x}px, ${y}px)`, 'none'],
      clipPath: [`inset(0 ${end}px ${foot}px 0 ${round})`, `inset(0 0 0 0 ${round})`],
    });
  };

  return {
    leave(to, arrival) {
      left = undefined;
      if (!last?.isConnected) return;
      const boxes = new Map<string, DOMRect>();
      setTimeout(() => boxes.clear(), inMs(valueOf(last, pageTime)));
      const note = (name: string | undefined, element: Element | null) => {
        const box = element?.getBoundingClientRect();
        if (name !== undefined && box && isSeen(box)) boxes.set(name, box);
      };
      if (arrival === 'push') note('detail', linkTo(last, to));
      for (const element of last.querySelectorAll<HTMLElement>(pairs)) note(element.dataset['pair'], element);
      left = {
        page: last,
        next: to,
        boxes,
        beside: last.querySelector(column) !== null,
        chosen: last.querySelector<HTMLAnchorElement>('a[aria-current="true"]')?.href,
      };
    },
    arrive({ page, visit: { arrival } }) {
      const before = left;
      left = undefined;
      last = page;
      if (arrival === 'first' || !before) return;
      const detail = page.querySelector(column);
      const stays = before.page === page;
      if (detail && (stays || before.beside)) {
        // A change of the list alone moves nothing, nor does what was beside it already.
        const another = !before.chosen?.endsWith(before.next);
        if (another && (!stays || linkTo(page, before.next))) slideIn(detail, slide[arrival]);
        return;
      }
      if (stays) return;
      // Of two with one name the later is the larger: the card below the head's pill.
      const own = new Map<string, Element>();
      const pair = (element: Element | null, name: string | undefined) => {
        if (
          element &&
          name !== undefined &&
          before.boxes.has(name) &&
          isSeen(element.getBoundingClientRect())
        )
          own.set(name, element);
      };
      for (const element of page.querySelectorAll<HTMLElement>(pairs)) pair(element, element.dataset['pair']);
      const carried = [...own.values()];
      for (const root of page.querySelectorAll(content))
        for (const block of blocksOf(root, carried)) slideIn(block, slide[arrival]);
      for (const [name, element] of own) {
        const box = before.boxes.get(name);
        if (box) carry(element, box);
      }
    },
  };
}
