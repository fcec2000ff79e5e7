import { useEffect, useId, type ReactNode } from 'react';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { toastStore } from '../../primitives/toast/store.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { ManualSpelling } from './ManualSpelling.tsx';
import { onTicket, readingsIn, type SpelledName } from './picker-state.ts';
import { viewOf } from './picker-view.ts';
import { ReadingButton } from './ReadingButton.tsx';
import { useFocusIn } from './use-focus-in.ts';
import { useReadingSheet } from './use-reading-sheet.ts';
import { useSpelling, type ReadSpellings } from './use-spelling.ts';

export interface PinyinPickerProps {
  /** The Chinese name as it is typed: partial, empty and other text are all right. */
  name: SpelledName;
  /** Its spelling in a passport; each part empty while it is not known. */
  value: SpelledName;
  /** The spelling was filled in, chosen or written; a part is emptied as soon as its characters change. */
  onChange: (value: SpelledName) => void;
  /** Asks for readings, once for each text, when the typing has rested for half a second. */
  read: ReadSpellings;
  /** What is wrong and what to do. Where a reading has to be chosen, the field says itself which. */
  error?: ReactNode;
  /** Of the control that an error summary leads to, whichever is shown. */
  id?: string | undefined;
}

/**
 * Chinese name in, passport spelling out. One reading, or the likeliest of four or more, is filled in; two or three are to be
 * chosen from; without any, and whenever the person prefers, the spelling is written by hand and then stays as it is. Nothing
 * opens and no focus moves while the name is typed.
 */
export function PinyinPicker({ name, value, onChange, read, error, id: given }: PinyinPickerProps) {
  const t = useMessages('pinyin');
  const own = useId();
  const id = given ?? own;
  const locale = useLocale();
  const onNone = () => toastStore.show(t('none'));
  const { state, act } = useSpelling({ name, value, onChange, read, onNone });
  const view = viewOf({ state, value });
  const { mode, busy, trouble } = view;
  const opensSheet = busy || view.choice || view.pending !== undefined;
  const { Sheet, open, show, close } = useReadingSheet(view.choice);
  const focusIn = useFocusIn(mode, id);

  const write = () => {
    close();
    focusIn('manual');
    act({ type: 'written', value });
  };
  const follow = () => {
    if (view.choice) return show(write);
    focusIn('readings');
    act({ type: 'followed' });
  };
  const use = (chosen: SpelledName) => {
    close();
    focusIn('readings');
    act({ type: 'chosen', value: chosen });
  };
  const retry = () => {
    focusIn('readings');
    act({ type: 'retried' });
  };
  // The sheet was opened before the answer came, and there is none.
  const inVain = open && mode === 'manual' && !busy && !view.choice;
  useEffect(() => {
    if (!inVain) return;
    close();
    focusIn('manual');
  });

  const pending = mode === 'readings' && view.pending ? state[view.pending] : undefined;
  const toChoose = pending && t('choose.part', { characters: pending.text });
  const spelled = onTicket(value);
  const which = () => {
    const readings = pending ? readingsIn(pending).filter(({ older }) => !older) : [];
    if (!pending || readings.length < 2 || readings.length > 3) return toChoose ?? error;
    const list = new Intl.ListFormat(locale, { type: 'disjunction' });
    return t('choose.which', {
      characters: pending.text,
      spellings: list.format(readings.map(({ spelling }) => spelling)),
    });
  };
  const back = { label: t(trouble === 'changed' ? 'changed.follow' : 'manual.back'), onPress: follow };
  return (
    <div>
      {mode === 'readings' ? (
        <ReadingButton
          id={id}
          spelled={spelled}
          placeholder={t(pending ? 'choose' : busy ? 'reading' : 'awaiting')}
          hint={spelled && toChoose}
          error={error && which()}
          busy={busy}
          opensSheet={opensSheet}
          onPress={opensSheet ? () => show(write) : write}
        />
      ) : (
        <ManualSpelling
          id={id}
          value={value}
          onChange={(written) => act({ type: 'written', value: written })}
          hint={t(trouble ?? 'manual.hint')}
          error={error}
          action={
            trouble === 'failed'
              ? { label: t('retry'), onPress: retry, busy }
              : view.canFollow
                ? back
                : undefined
          }
        />
      )}
      <VisuallyHidden>
        <span role="status">{mode === 'readings' ? toChoose : trouble && t(trouble)}</span>
      </VisuallyHidden>
      {Sheet && (open || mode === 'readings') && (
        <Sheet open={open} state={state} value={value} onClose={close} onUse={use} onManual={write} />
      )}
    </div>
  );
}
