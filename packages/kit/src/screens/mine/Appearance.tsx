import { useMessages } from '../../messages/provider.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { Segmented } from '../../primitives/field/Segmented.tsx';
import { usePreferences } from '../../session/preferences-provider.tsx';
import { Choice } from './Choice.tsx';
import * as styles from './mine.css.ts';

const themes = ['system', 'light', 'dark'] as const;
const textSizes = ['standard', 'elder'] as const;

/** Light or dark, and the text size with a sample. */
export function Appearance() {
  const t = useMessages('mine');
  const { theme, textSize, set } = usePreferences();
  return (
    <>
      <Section title={t('set.theme')}>
        <Choice
          label={t('set.theme')}
          choices={themes.map((value) => ({ value, label: t(`set.theme.${value}`) }))}
          value={theme}
          onChange={(chosen) => set({ theme: chosen })}
        />
      </Section>
      <Section title={t('set.text')}>
        <div className={styles.group}>
          <Segmented
            label={t('set.text')}
            labelHidden
            choices={textSizes.map((value) => ({ value, label: t(`set.text.${value}`) }))}
            value={textSize}
            onChange={(chosen) => set({ textSize: chosen })}
          />
          <div className={styles.preview}>
            <p className={styles.previewLabel}>{t('set.preview')}</p>
            <p className={styles.previewText}>{t('set.previewText')}</p>
          </div>
        </div>
      </Section>
    </>
  );
}
