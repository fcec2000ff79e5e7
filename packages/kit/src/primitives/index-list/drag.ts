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
export function dragLetters(
  event: PointerEvent<HTMLElement>,
  hold: (held: LetterPlace | undefined) => void,
): void {
  if (event.button !== 0) return;
  const bar = event.currentTarget;
  const page = bar.ownerDocument;
  const end = new AbortController();
  const stop = () => {
    end.abort();
    hold(undefined);
  };
  const holdAt = (y: number) => hold(letterAt(y - bar.getBoundingClientRect().top, placesIn(bar)));
  const letter = event.target instanceof Element && event.target.closest<HTMLElement>('[data-letter]');
  if (letter) hold(placeOf(letter));
  else holdAt(event.clientY);
  const { signal } = end;
  page.addEventListener('pointermove', (move) => holdAt(move.clientY), { signal });
  page.addEventListener('pointerup', stop, { signal });
  page.addEventListener('pointercancel', stop, { signal });
}
