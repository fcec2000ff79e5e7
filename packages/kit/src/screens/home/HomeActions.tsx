import { useMessages } from '../../messages/provider.tsx';
import { IconButton } from '../../primitives/button/IconButton.tsx';
import { useConfig } from '../../session/config-provider.tsx';
import { usePreferences } from '../../session/preferences-provider.tsx';
import * as styles from './HomeHead.css.ts';

/** Actions of the head: larger text, another language, a call. */
export function HomeActions({ onLanguage }: { onLanguage: () => void }) {
  const t = useMessages('home');
  const { hotline } = useConfig();
  const { set } = usePreferences();
  return (
    <>
      <button type="button" className={styles.action} onClick={() => set({ textSize: 'elder' })}>
        {t('actions.elder')}
      </button>
      <IconButton onBar icon="globe" label={t('actions.language')} onClick={onLanguage} />
      <IconButton
        onBar
        icon="headset"
        label={t('actions.hotline', { number: hotline })}
        href={`tel:${hotline}`}
      />
    </>
  );
}
