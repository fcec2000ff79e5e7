import { useMessages } from '../../messages/provider.tsx';
import { IconButton } from '../../primitives/button/IconButton.tsx';
import { useConfig } from '../../session/config-provider.tsx';
import { usePreferences } from '../../session/preferences-provider.tsx';
import * as styles from './HomeHead.css.ts';

/** Actions of the head: larger text, the search, another language, a call; the last two are in a top navigation already. */
export function HomeActions({ onSearch, onLanguage }: { onSearch: () => void; onLanguage: () => void }) {
  const t = useMessages('home');
  const { hotline } = useConfig();
  const { set } = usePreferences();
  return (
    <>
      <button type="button" className={styles.action} onClick={() => set({ textSize: 'elder' })}>
        {t('actions.elder')}
      </button>
      <IconButton onBar icon="search" label={t('actions.search')} aria-haspopup="dialog" onClick={onSearch} />
      <IconButton
        onBar
        className={styles.inNav}
        icon="globe"
        label={t('actions.language')}
        onClick={onLanguage}
      />
      <IconButton
        onBar
        className={styles.inNav}
        icon="headset"
        label={t('actions.hotline', { number: hotline })}
        href={`tel:${hotline}`}
      />
    </>
  );
}
