import { locales } from '../../messages/types.ts';
import { useMessages } from '../../messages/provider.tsx';
import { RadioList } from '../../primitives/field/RadioList.tsx';
import { Sheet } from '../../primitives/sheet/Sheet.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { usePreferences } from '../../session/preferences-provider.tsx';
import type { LazySheetProps } from '../shell/use-lazy-sheet.ts';

/** The five languages, each in its own words; choosing one changes the whole site. */
export function LanguageSheet({ open, onClose }: LazySheetProps) {
  const t = useMessages('home');
  const { locale, set } = usePreferences();
  return (
    <Sheet
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('language.title')}
      closeLabel={t('language.close')}
    >
      <RadioList
        legend={<VisuallyHidden>{t('language.title')}</VisuallyHidden>}
        items={locales.map((value) => ({ value, label: <span lang={value}>{t(`language.${value}`)}</span> }))}
        value={locale}
        onChange={(chosen) => {
          set({ locale: chosen });
          onClose();
        }}
      />
    </Sheet>
  );
}
