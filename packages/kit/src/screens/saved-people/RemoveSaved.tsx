import { useMessages } from '../../messages/provider.tsx';
import { OutcomeNotice } from '../shell/OutcomeNotice.tsx';
import { RemovalButton } from '../shell/RemovalButton.tsx';
import { one, type SavedKind } from './kinds.ts';
import type { useRemoval } from './use-saved-writes.ts';
import * as styles from './saved-people.css.ts';

interface RemoveSavedProps {
  kind: SavedKind;
  id: string;
  name: string;
  removal: ReturnType<typeof useRemoval>;
}

/** Takes an entry off its list after one more question, and says what is known while no answer came. */
export function RemoveSaved({ kind, id, name, removal: { write, send, check } }: RemoveSavedProps) {
  const t = useMessages('saved-people');
  return (
    <div className={styles.below}>
      <OutcomeNotice
        write={write}
        words={{
          unknown: t('remove.unknown', { name }),
          absent: t('remove.still', { name }),
          absentText: t('remove.stillText'),
          refused: t('remove.still', { name }),
        }}
        keepsFocus
      />
      <RemovalButton
        write={write}
        onRemove={() => send(id)}
        onCheck={check}
        wide
        words={{
          remove: t(`remove.${one[kind]}`),
          title: t('remove.title', { name }),
          text: t('remove.text'),
          cancel: t('remove.cancel'),
          confirm: t('remove.confirm'),
        }}
      />
    </div>
  );
}
