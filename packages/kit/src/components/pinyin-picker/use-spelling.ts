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

/** The picker's state, which asks for readings while the name is typed and says what the value becomes. */
export function useSpelling({ name, value, onChange, read, onNone }: Given): {
  state: PickerState;
  act: Act;
} {
  const texts = { family: charactersOf(name.family), given: charactersOf(name.given) };
  const [state, setState] = useState(() => begin(texts));
  const now = useRef({ state, value, onChange, onNone });
  useLayoutEffect(() => {
    now.current = { state, value, onChange, onNone };
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
  useReading('family', state.family, read, act);
  useReading('given', state.given, read, act);
  return { state, act };
}

/** Asks once the typing rests, forgets the question when it is outdated, and remembers the answers while the picker lives. */
function useReading(part: NamePart, { text, attempt }: PartState, read: ReadSpellings, act: Act) {
  const [answers] = useState(() => new Map<string, readonly Spelling[]>());
  const reader = useRef(read);
  useLayoutEffect(() => {
    reader.current = read;
  });
  useEffect(() => {
    if (text === '') return undefined;
    const stop = new AbortController();
    const ask = async () => {
      const event = await reader.current(text, part, stop.signal).then(
        (spellings): PickerEvent => {
          answers.set(text, spellings);
          return { type: 'answered', part, text, spellings };
        },
        (): PickerEvent => ({ type: 'failed', part, text }),
      );
      if (!stop.signal.aborted) act(event);
    };
    const known = answers.get(text);
    if (known) act({ type: 'answered', part, text, spellings: known });
    const timer = known ? undefined : setTimeout(() => void ask(), attempt === 0 ? rest : 0);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [act, answers, part, text, attempt]);
}
