import { useEffect, useId, type ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { hidden } from '../../primitives/hidden.css.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { toastStore } from '../../primitives/toast/store.ts';
import { ManualSpelling } from './ManualSpelling.tsx';
import { onTicket, readingsIn, type SpelledName } from './picker-state.ts';
import { viewOf } from './picker-view.ts';
import { ReadingButton } from './ReadingButton.tsx';
import { useFocusIn } from './use-focus-in.ts';
import { useReadingSheet } from './use-reading-sheet.ts';
import { useSpelling, type ReadSpellings } from './use-spelling.ts';

export interface PinyinPickerProps extends RootProps<HTMLDivElement> {
  /** The Chinese name as it is typed: partial, empty and other text are all right. */
  name: SpelledName;
  /** Its spelling in a passport; each part empty while it is not known. */
  value: SpelledName;
  /** The spelling was filled in, chosen or written; a part is emptied as soon as its characters change. */
  onChange: (value: SpelledName) => void;
  /** Asks for readings, once for each text, when the typing has rested for half a second. */
  read: ReadSpellings;
  /** Spellings are awaited, from a change of the name until they come or fail; or no longer. */
  onBusyChange?: ((busy: boolean) => void) | undefined;
  /** Error message, with what to do. Where a reading has to be chosen, the field says itself which. */
  error?: ReactNode;
  /** Of the control that an error summary leads to, whichever is shown. */
  id?: string | undefined;
}

/**
 * Chinese name in, passport spelling out. One reading, or the likeliest of four or more, is filled in; two or three are to be
 * chosen from; without any, and whenever the person prefers, the spelling is written by hand and then stays as it is. Nothing
 * opens and no focus moves while the name is typed.
 */
export function PinyinPicker({
  name,
  value,
  onChange,
  read,
  onBusyChange,
  error,
  id: given,
  ...root
}: PinyinPickerProps) {
  const t = useMessages('pinyin');
  const own = useId();
  const id = given ?? own;
  const { either } = useFormats();
  const onNone = () => toastStore.show(t('none'));
  const { state, act } = useSpelling({ name, value, onChange, read, onNone });
  const view = viewOf({ state, value });
  const { mode, busy, trouble } = view;
  useEffect(() => onBusyChange?.(busy), [onBusyChange, busy]);
  const opensSheet = busy || view.choice || view.pending !== undefined;
  const { Sheet, open, show, close } = useReadingSheet(view.choice);
  const focusIn = useFocusIn(open ? undefined : mode, id);

  const spell = (by: 'hand' | 'readings', spelling: SpelledName) => {
    close();
    focusIn(by === 'hand' ? 'manual' : 'readings');
    act({ type: 'spelled', own: by === 'hand', value: spelling });
  };
  const write = () => spell('hand', value);
  const ask = (type: 'followed' | 'retried') => {
    focusIn('readings');
    act({ type });
  };
  const leave = () => {
    close();
    focusIn(mode);
  };

  const pending = mode === 'readings' && view.pending ? state[view.pending] : undefined;
  const toChoose =
    pending &&
    t('choose.which', {
      characters: pending.text,
      spellings: either(readingsIn(pending).map(({ spelling }) => spelling)),
    });
  const spelled = onTicket(value);
  const again = { label: t('retry'), onClick: () => ask('retried'), busy };
  const back = {
    label: t(trouble === 'changed' ? 'changed.follow' : 'manual.back'),
    onClick: () => (view.choice ? show(write) : ask('followed')),
  };
  return (
    <div {...root} data-state={mode}>
      {mode === 'readings' ? (
        <ReadingButton
          id={id}
          spelled={spelled}
          placeholder={t(pending ? 'choose' : busy ? 'reading' : 'awaiting')}
          hint={spelled && toChoose}
          error={error && (toChoose ?? error)}
          busy={busy}
          opensSheet={opensSheet}
          onClick={opensSheet ? () => show(write) : write}
        />
      ) : (
        <ManualSpelling
          id={id}
          value={value}
          onChange={(written) => spell('hand', written)}
          hint={t(trouble ?? 'manual.hint')}
          error={error}
          action={trouble === 'failed' ? again : view.canFollow ? back : undefined}
        />
      )}
      <span role="status" className={hidden}>
        {mode === 'readings' ? toChoose : trouble && t(trouble)}
      </span>
      {Sheet && (open || mode === 'readings') && (
        <Sheet
          open={open}
          state={state}
          value={value}
          onClose={leave}
          onUse={(chosen) => spell('readings', chosen)}
          onManual={write}
        />
      )}
    </div>
  );
}
