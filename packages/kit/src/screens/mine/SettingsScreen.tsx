import { useLocale, useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { Segmented } from '../../primitives/field/Segmented.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { useConfig } from '../../session/config-provider.tsx';
import { usePreferences } from '../../session/preferences-provider.tsx';
import { useSession } from '../../session/session-provider.tsx';
import { Frame } from '../shell/Frame.tsx';
import { Choice } from './Choice.tsx';
import { SignOut } from './SignOut.tsx';
import * as styles from './mine.css.ts';

const themes = ['system', 'light', 'dark'] as const;
const textSizes = ['standard', 'elder'] as const;

/** Points in the sample sentence. */
const sample = 12480;

/** /mine/set: language, appearance, text size with a sample, the way out, and the version. */
export function SettingsScreen() {
  const t = useMessages('mine');
  const locale = useLocale();
  const { href } = useNavigation();
  const { appVersion, environment } = useConfig();
  const session = useSession();
  const { theme, textSize, set } = usePreferences();
  return (
    <Frame title={t('set.title')}>
      <ListCard>
        <ListRow icon="id-card" label={t('rows.account')} href={href('accountManagement')} />
        <ListRow icon="lock" label={t('set.password')} href={href('editLoginPassword')} />
        <ListRow
          icon="globe"
          label={t('set.language')}
          value={t(`language.${locale}`)}
          href={href('regionAndLanguage')}
        />
      </ListCard>
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
            <p className={styles.previewText}>{t('set.previewText', { points: sample })}</p>
          </div>
        </div>
      </Section>
      {environment === 'test' && (
        <Section title={t('set.test')}>
          <ListCard>
            <ListRow icon="info" label={t('set.inspector')} href={href('inspector')} />
          </ListCard>
        </Section>
      )}
      <SignOut />
      <p className={styles.version}>{t('set.version', { version: session.get('version') ?? appVersion })}</p>
    </Frame>
  );
}
