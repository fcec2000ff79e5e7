import { useLocale, useMessages } from '../../messages/provider.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { Sheet } from '../../primitives/sheet/Sheet.tsx';
import { Appearance } from '../mine/Appearance.tsx';
import type { LazySheetProps } from '../shell/use-lazy-sheet.ts';

export interface SettingsSheetProps extends LazySheetProps {
  /** Opens the choice of the language in place of this. */
  onLanguage: () => void;
}

/** The settings that need no account, for a guest: /mine/set asks to sign in first. */
export function SettingsSheet({ open, onClose, onLanguage }: SettingsSheetProps) {
  const t = useMessages('home');
  return (
    <Sheet
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('entry.settings')}
      closeLabel={t('language.close')}
    >
      <ListCard>
        <ListRow
          icon="globe"
          label={t('entry.language')}
          value={t(`language.${useLocale()}`)}
          onClick={onLanguage}
        />
      </ListCard>
      <Appearance />
    </Sheet>
  );
}
