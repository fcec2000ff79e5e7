import { useEffect, useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Sheet } from '../../primitives/sheet/Sheet.tsx';
import {
  nameParts,
  onTicket,
  readingsIn,
  type NamePart,
  type PickerState,
  type SpelledName,
} from './picker-state.ts';
import { viewOf } from './picker-view.ts';
import { ReadingColumn } from './ReadingColumn.tsx';
import * as styles from './ReadingSheet.css.ts';

export interface ReadingSheetProps {
  open: boolean;
  state: PickerState;
  value: SpelledName;
  onClose: () => void;
  onUse: (value: SpelledName) => void;
  onManual: () => void;
}

/** The readings of a name to choose from, with what a ticket will show. Loaded when there is something to choose. */
export function ReadingSheet({ open, state, value, onClose, onUse, onManual }: ReadingSheetProps) {
  const t = useMessages('pinyin');
  const [picks, setPicks] = useState<Partial<SpelledName>>({});
  const busy = nameParts.some((part) => state[part].busy);
  const chosen = {
    family: chosenOf('family', state, value, picks),
    given: chosenOf('given', state, value, picks),
  };
  const several = busy ? [] : nameParts.filter((part) => readingsIn(state[part]).length > 1);
  // It was opened before the answer came, and there is none.
  const { mode, choice } = viewOf({ state, value });
  const inVain = open && mode === 'manual' && !busy && !choice;
  useEffect(() => {
    if (inVain) onClose();
  });
  const close = (then: () => void) => () => {
    setPicks({});
    then();
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(opened) => opened || close(onClose)()}
      title={t('sheet.title')}
      closeLabel={t('sheet.close')}
    >
      <p className={styles.text} role="status">
        {busy ? t('reading') : t('sheet.text', { parts: partsOf(several, state) })}
      </p>
      <div className={styles.window}>
        <div className={styles.columns}>
          {several.map((part) => (
            <ReadingColumn
              key={part}
              part={part}
              characters={state[part].text}
              readings={readingsIn(state[part])}
              value={chosen[part]}
              onChange={(spelling) => setPicks({ ...picks, [part]: spelling })}
            />
          ))}
        </div>
      </div>
      {!busy && (
        <p className={styles.ticket}>
          <span>{t('sheet.ticket')}</span>
          <output lang="en" className={styles.spelled}>
            {onTicket(chosen)}
          </output>
        </p>
      )}
      <div className={styles.actions}>
        <Button wide disabled={busy || onTicket(chosen) === ''} onClick={close(() => onUse(chosen))}>
          {t('sheet.use')}
        </Button>
        <Button wide variant="text" onClick={close(onManual)}>
          {t('sheet.manual')}
        </Button>
      </div>
    </Sheet>
  );
}

/** The spelling that is chosen: just now, before, or the likeliest. */
function chosenOf(
  part: NamePart,
  state: PickerState,
  value: SpelledName,
  picks: Partial<SpelledName>,
): string {
  const readings = readingsIn(state[part]);
  const known = readings.find(({ spelling }) => spelling === value[part]) ?? readings[0];
  return picks[part] ?? known?.spelling ?? '';
}

/** Which parts there is a choice for; `older` where only the spelling differs, not the reading. */
function partsOf(several: readonly NamePart[], state: PickerState): string {
  const read = several.filter((part) => readingsIn(state[part]).filter(({ older }) => !older).length > 1);
  if (several.length === 0) return 'none';
  if (read.length === 0) return 'older';
  return read.length > 1 ? 'both' : (read[0] ?? 'none');
}
