import { Fragment, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import * as styles from './LetterBar.css.ts';
import { nextPlace } from './keys.ts';
import { dragLetters, placeOf } from './drag.ts';
import { drawnLetters, type LetterPlace } from './letters.ts';

export interface LetterBarProps {
  label: string;
  letters: readonly { readonly letter: string; readonly title?: string | undefined }[];
  /** The letter that is held, and where on the bar, px. */
  held: LetterPlace | undefined;
  /** A letter is under the finger or has the focus by keys; `undefined` when it is let go. */
  onHold: (held: LetterPlace | undefined) => void;
  /** A letter was chosen by a key or a screen reader: the reader wants to go on in the list. */
  onEnter: (letter: number) => void;
}

/** The letters beside a list: tap, drag or move along them by keys. Where they have no room, dots stand for some. */
export function LetterBar({ label, letters, held, onHold, onEnter }: LetterBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const [size, setSize] = useState({ room: Infinity, cell: 0 });
  const drawn = drawnLetters(letters.length, size.room, size.cell);
  const startDrag = dragLetters(onHold);

  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const measure = () => {
      const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(element);
      const padding = Number.parseFloat(paddingBlockStart) + Number.parseFloat(paddingBlockEnd);
      const letter = element.querySelector('button');
      const cell = letter ? Number.parseFloat(getComputedStyle(letter).minBlockSize) : 0;
      const room = element.clientHeight - padding;
      setSize((now) => (now.room === room && now.cell === cell ? now : { room, cell }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextPlace(event.key, drawn.indexOf(stop), drawn.length);
    const letter = next === undefined ? undefined : drawn[next];
    if (letter === undefined) return;
    event.preventDefault();
    const button = bar.current?.querySelector<HTMLElement>(`[data-letter="${letter}"]`);
    button?.focus({ preventScroll: true });
    if (button) onHold(placeOf(button));
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const letter = event.currentTarget.dataset['letter'];
    // A pointer's click has held the letter already.
    if (letter !== undefined && event.detail === 0) onEnter(Number(letter));
  };

  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      aria-orientation="vertical"
      className={styles.bar}
      onPointerDown={startDrag}
      onKeyDown={onKeyDown}
      onBlur={() => onHold(undefined)}
    >
      {drawn.map((letter, at) => (
        <Fragment key={letter}>
          {at > 0 && letter - (drawn[at - 1] ?? 0) > 1 && <span className={styles.dot} />}
          <button
            type="button"
            tabIndex={letter === (drawn.includes(stop) ? stop : 0) ? 0 : -1}
            aria-label={letters[letter]?.title}
            data-letter={letter}
            data-held={held?.letter === letter || undefined}
            className={styles.letter}
            onClick={onClick}
            onFocus={() => setStop(letter)}
          >
            <span className={styles.disc}>{letters[letter]?.letter}</span>
          </button>
        </Fragment>
      ))}
      {held && (
        <span aria-hidden className={styles.bubble} style={{ insetBlockStart: held.at }}>
          {letters[held.letter]?.letter}
        </span>
      )}
    </div>
  );
}
