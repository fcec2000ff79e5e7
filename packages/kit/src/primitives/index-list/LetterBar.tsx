import {
  Fragment,
  memo,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import * as styles from './LetterBar.css.ts';
import { dragLetters, placeOf } from './drag.ts';
import { nextPlace } from './keys.ts';
import { drawnLetters, type LetterPlace } from './letters.ts';
import { watchSizes } from '../observers.ts';

export interface LetterBarProps {
  label: string;
  letters: readonly { readonly letter: string; readonly title?: string | undefined }[];
  /** A letter is under the finger or has the focus by keys; `undefined` when it is let go. */
  onHold: (letter: number | undefined) => void;
  /** A letter was chosen by a key or a screen reader: the reader wants to go on in the list. */
  onEnter: (letter: number) => void;
}

/** Room for letters and the least height of one, px. */
function measure(bar: HTMLElement): { room: number; cell: number } {
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(bar);
  const letter = bar.querySelector('button');
  return {
    room: bar.clientHeight - Number.parseFloat(paddingBlockStart) - Number.parseFloat(paddingBlockEnd),
    cell: letter ? Number.parseFloat(getComputedStyle(letter).minBlockSize) : 0,
  };
}

/** The letters beside a list: tap, drag or move along them by keys. Where they have no room, dots stand for some. */
export const LetterBar = memo(function LetterBar({ label, letters, onHold, onEnter }: LetterBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const [held, setHeld] = useState<LetterPlace>();
  const [size, setSize] = useState<{ room: number; cell: number }>();
  const drawn = size ? drawnLetters(letters.length, size.room, size.cell) : [...letters.keys()];

  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const fit = () => {
      if (element.clientHeight === 0) return;
      const next = measure(element);
      const isEnough = next.room >= letters.length * next.cell;
      setSize((now) =>
        isEnough ? undefined : now?.room === next.room && now.cell === next.cell ? now : next,
      );
    };
    fit();
    const watch = watchSizes(fit);
    watch.observe(element);
    return () => watch.disconnect();
  }, [letters]);

  const hold = (next: LetterPlace | undefined) => {
    setHeld(next);
    onHold(next?.letter);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextPlace(event.key, drawn.indexOf(stop), drawn.length);
    const letter = next === undefined ? undefined : drawn[next];
    if (letter === undefined) return;
    event.preventDefault();
    const button = bar.current?.querySelector<HTMLElement>(`[data-letter="${letter}"]`);
    button?.focus({ preventScroll: true });
    if (button) hold(placeOf(button));
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
      onPointerDown={(event) => dragLetters(event, hold)}
      onKeyDown={onKeyDown}
      onBlur={() => hold(undefined)}
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
            {letters[letter]?.letter}
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
});
