import { useEffect, useRef, useState, type RefObject } from 'react';

/** Milliseconds without a scroll event after which a swipe has ended; `scrollend` is not everywhere. */
const settled = 100;

interface Strip {
  readonly ref: RefObject<HTMLUListElement | null>;
  /** Which card is in front. */
  readonly front: number;
  readonly show: (index: number) => void;
  readonly onScroll: () => void;
}

/** The card nearest to the place of the strip; the last one never reaches the gutter. */
function nearest(strip: HTMLElement): number {
  const [first, second] = [...strip.children] as HTMLElement[];
  if (!first || !second) return 0;
  return Math.round(Math.abs(strip.scrollLeft / (second.offsetLeft - first.offsetLeft)));
}

/** Scrolls to a card, if there is one. */
function bring(strip: HTMLElement, index: number, behavior: ScrollBehavior): boolean {
  const [card, first] = [strip.children[index], strip.children[0]] as (HTMLElement | undefined)[];
  if (!card || !first) return false;
  strip.scrollTo({ left: card.offsetLeft - first.offsetLeft, behavior });
  return true;
}

/**
 * One of several cards in front: by swipe or from outside. Arrow keys scroll it as every other strip.
 * @param first the card to begin with; another one is brought to the front
 */
export function useStrip(count: number, first = 0): Strip {
  const ref = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [chosen, setChosen] = useState(first);
  const front = Math.min(chosen, count - 1);
  useEffect(() => {
    // Not every browser lets the keyboard reach what scrolls.
    if (ref.current) ref.current.tabIndex = 0;
    return () => clearTimeout(timer.current);
  }, []);

  useEffect(() => {
    if (!ref.current || !bring(ref.current, first, 'instant')) return;
    setChosen(first);
  }, [first]);

  const show = (index: number) => {
    if (ref.current && bring(ref.current, index, 'auto')) setChosen(index);
  };
  const onScroll = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ref.current && setChosen(nearest(ref.current)), settled);
  };
  return { ref, front, show, onScroll };
}
