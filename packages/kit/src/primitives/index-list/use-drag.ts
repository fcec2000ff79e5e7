import type { PointerEvent } from 'react';
import type { Held } from './LetterBar.tsx';
import { letterAt } from './letters.ts';

/** Where on a bar of letters a pointer is. */
function heldAt(bar: HTMLElement, y: number, count: number): Held {
  const letters = bar.querySelectorAll<HTMLElement>('[data-letter]');
  const start = bar.getBoundingClientRect().top;
  const middles = [letters[0], letters[letters.length - 1]].map((letter) => {
    const box = letter?.getBoundingClientRect();
    return box ? (box.top + box.bottom) / 2 - start : 0;
  });
  const [first = 0, last = 0] = middles;
  const at = Math.min(Math.max(y - start, first), last);
  return { letter: letterAt(at, first, last, count), at };
}

/** Holds the letter under a pointer from the moment it comes down until it goes up, wherever it moves meanwhile. */
export function useDrag(count: number, onHold: (held: Held | undefined) => void) {
  return (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const bar = event.currentTarget;
    const page = bar.ownerDocument;
    const end = new AbortController();
    const stop = () => {
      end.abort();
      onHold(undefined);
    };
    const letter = event.target instanceof Element && event.target.closest<HTMLElement>('[data-letter]');
    if (letter) {
      onHold({ letter: Number(letter.dataset['letter']), at: letter.offsetTop + letter.offsetHeight / 2 });
    } else onHold(heldAt(bar, event.clientY, count));
    page.addEventListener('pointermove', (move) => onHold(heldAt(bar, move.clientY, count)), {
      signal: end.signal,
    });
    page.addEventListener('pointerup', stop, { signal: end.signal });
    page.addEventListener('pointercancel', stop, { signal: end.signal });
  };
}
