import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Spelling } from '../../contracts/pinyin.ts';
import {
  begin,
  charactersOf,
  isNone,
  step,
  type NamePart,
  type PartState,
  type PickerEvent,
  type PickerState,
  type SpelledName,
} from './picker-state.ts';

/** Asks for the spellings of one part of a Chinese name, the likeliest first; none when there is none. Rejects on failure. */
export type ReadSpellings = (cn: string, part: NamePart, signal: AbortSignal) => Promise<readonly Spelling[]>;

interface Given {
  name: SpelledName;
  value: SpelledName;
  onChange: (value: SpelledName) => void;
  read: ReadSpellings;
  /** A part of the name has no spelling, and the person has not written one. */
  onNone: () => void;
}

type Act = (event: PickerEvent) => void;

/** Milliseconds of rest before a name is asked for. Source: membership.md section 9. */
const rest = 500;

/**
 * The picker's state, and what the value becomes. Readings are asked for once the typing rests; an outdated question is aborted;
 * the answers are remembered while the picker lives.
 */
export function useSpelling({ name, value, onChange, read, onNone }: Given): {
  state: PickerState;
  act: Act;
} {
  const texts = { family: charactersOf(name.family), given: charactersOf(name.given) };
  const [state, setState] = useState(() => begin(texts));
  const now = useRef({ state, value, onChange, onNone, read });
  useLayoutEffect(() => {
    now.current = { state, value, onChange, onNone, read };
  });
  // Two events of one moment build on each other, before anything is rendered.
  const act = useCallback<Act>((event) => {
    const before = now.current;
    const after = step(before, event);
    now.current = { ...before, ...after };
    setState(after.state);
    if (after.value !== before.value) before.onChange(after.value);
    if (event.type === 'answered' && isNone(after.state[event.part]) && !after.state.own) before.onNone();
  }, []);
  useEffect(() => {
    act({ type: 'named', part: 'family', text: texts.family });
    act({ type: 'named', part: 'given', text: texts.given });
  }, [act, texts.family, texts.given]);
  const [answers] = useState(() => new Map<string, readonly Spelling[]>());
  const look = useCallback(
    (part: NamePart, { text, attempt }: Pick<PartState, 'text' | 'attempt'>) => {
      const key = part + text;
      const known = answers.get(key);
      if (known) act({ type: 'answered', part, text, spellings: known });
      if (known || text === '') return undefined;
      const stop = new AbortController();
      const settle = (event: PickerEvent) => stop.signal.aborted || act(event);
      const answered = (spellings: readonly Spelling[]) => {
        answers.set(key, spellings);
        settle({ type: 'answered', part, text, spellings });
      };
      const ask = () =>
        now.current
          .read(text, part, stop.signal)
          .then(answered, () => settle({ type: 'failed', part, text }));
      const timer = setTimeout(ask, attempt === 0 ? rest : 0);
      return () => {
        clearTimeout(timer);
        stop.abort();
      };
    },
    [act, answers],
  );
  const { family, given } = state;
  useEffect(
    () => look('family', { text: family.text, attempt: family.attempt }),
    [look, family.text, family.attempt],
  );
  useEffect(
    () => look('given', { text: given.text, attempt: given.attempt }),
    [look, given.text, given.attempt],
  );
  return { state, act };
}
