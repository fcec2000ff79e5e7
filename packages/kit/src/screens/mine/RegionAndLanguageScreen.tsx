import { useMessages } from '../../messages/provider.tsx';
import { locales } from '../../messages/types.ts';
import { RadioList } from '../../primitives/field/RadioList.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { usePreferences } from '../../session/preferences-provider.tsx';
import { Frame } from '../shell/Frame.tsx';
import * as styles from './mine.css.ts';

/** /mine/areaLang: the five languages, each in its own words, and the region of the site. */
export function RegionAndLanguageScreen() {
  const t = useMessages('mine');
  const { locale, set } = usePreferences();
  return (
    <Frame title={t('areaLang.title')}>
      <Section title={t('areaLang.language')}>
        <div className={styles.choices}>
          <RadioList
            legend={<VisuallyHidden>{t('areaLang.language')}</VisuallyHidden>}
            items={locales.map((value) => ({
              value,
              label: <span lang={value}>{t(`language.${value}`)}</span>,
            }))}
            value={locale}
            onChange={(chosen) => set({ locale: chosen })}
          />
        </div>
      </Section>
      <Section title={t('areaLang.region')}>
        <ListCard>
          <ListRow label={t('areaLang.china')} />
        </ListCard>
        <p className={styles.note}>{t('areaLang.note')}</p>
      </Section>
    </Frame>
  );
}
