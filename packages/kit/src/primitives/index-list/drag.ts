import type { PointerEvent } from 'react';
import { letterAt, type LetterPlace } from './letters.ts';

/** The letters of a bar as they are drawn. */
const placesIn = (bar: HTMLElement): readonly LetterPlace[] =>
  Array.from(bar.querySelectorAll<HTMLElement>('[data-letter]'), placeOf);

/** A letter of the bar, and its middle from the bar's upper edge. */
export const placeOf = (button: HTMLElement): LetterPlace => ({
  letter: Number(button.dataset['letter']),
  at: button.offsetTop + button.offsetHeight / 2,
});

/** Holds the letter under a pointer from the moment it comes down until it goes up, wherever it moves meanwhile. */
export function dragLetters(onHold: (held: LetterPlace | undefined) => void) {
  return (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const bar = event.currentTarget;
    const page = bar.ownerDocument;
    const end = new AbortController();
    const stop = () => {
      end.abort();
      onHold(undefined);
    };
    const holdAt = (y: number) => onHold(letterAt(y - bar.getBoundingClientRect().top, placesIn(bar)));
    const letter = event.target instanceof Element && event.target.closest<HTMLElement>('[data-letter]');
    if (letter) onHold(placeOf(letter));
    else holdAt(event.clientY);
    page.addEventListener('pointermove', (move) => holdAt(move.clientY), {
      signal: end.signal,
    });
    page.addEventListener('pointerup', stop, { signal: end.signal });
    page.addEventListener('pointercancel', stop, { signal: end.signal });
  };
}
