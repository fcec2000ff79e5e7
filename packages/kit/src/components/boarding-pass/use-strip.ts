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

/** The card nearest to where the strip stands; the last one never reaches the gutter. */
function nearest(strip: HTMLElement): number {
  const [first, second] = [...strip.children] as HTMLElement[];
  if (!first || !second) return 0;
  return Math.round(Math.abs(strip.scrollLeft / (second.offsetLeft - first.offsetLeft)));
}

/** One of several cards in front: by swipe or from outside. Arrow keys scroll it as every other strip. */
export function useStrip(count: number): Strip {
  const ref = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [chosen, setChosen] = useState(0);
  const front = Math.min(chosen, count - 1);
  useEffect(() => {
    // Not every browser lets the keyboard reach what scrolls.
    if (ref.current) ref.current.tabIndex = 0;
    return () => clearTimeout(timer.current);
  }, []);

  const show = (index: number) => {
    const strip = ref.current;
    const card = strip?.children[index] as HTMLElement | undefined;
    const first = strip?.children[0] as HTMLElement | undefined;
    if (!strip || !card || !first) return;
    setChosen(index);
    strip.scrollTo({ left: card.offsetLeft - first.offsetLeft });
  };
  const onScroll = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ref.current && setChosen(nearest(ref.current)), settled);
  };
  return { ref, front, show, onScroll };
}
