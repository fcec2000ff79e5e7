import { useLocale, useMessages } from '../../messages/provider.tsx';
import type { Destination } from '../../navigation/routes.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import type { IconName } from '../../primitives/icon/Icon.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { Screen } from '../../primitives/screen/Screen.tsx';
import { ServiceGrid } from '../../primitives/service-grid/ServiceGrid.tsx';
import { useConfig } from '../../session/config-provider.tsx';
import { usePreferences } from '../../session/preferences-provider.tsx';
import { useTitle } from '../shell/Frame.tsx';
import { CardSection } from './CardSection.tsx';
import { MineHead } from './MineHead.tsx';
import { SignOut } from './SignOut.tsx';
import * as styles from './mine.css.ts';

const services = [
  ['retro', 'calendar', 'retroClaim'],
  ['calculator', 'calculator', 'calculator'],
  ['beneficiaries', 'people', 'beneficiaries'],
  ['tier', 'upgrade', 'tier'],
] as const satisfies readonly (readonly [name: string, icon: IconName, destination: Destination])[];

/** /mine: the member card, what belongs to the member, settings, and the way out. */
export function MineScreen() {
  const t = useMessages('mine');
  const locale = useLocale();
  const { href } = useNavigation();
  const { hotline } = useConfig();
  useTitle(t('title'));
  return (
    <Screen bar={<MineHead />}>
      <div className={styles.stack}>
        <CardSection />
      </div>
      <Section title={t('services.title')}>
        <div className={styles.stack}>
          <MemberServices />
          <ListCard>
            <ListRow icon="seat" label={t('rows.checkIn')} href={href('checkIn')} />
            <ListRow icon="id-card" label={t('rows.account')} href={href('accountManagement')} />
            <ListRow icon="passport" label={t('rows.saved')} href={href('savedPassengers')} />
            <ListRow icon="settings" label={t('rows.settings')} href={href('settings')} />
            <ListRow
              icon="globe"
              label={t('rows.language')}
              value={t(`language.${locale}`)}
              href={href('regionAndLanguage')}
            />
            <ListRow icon="headset" label={t('rows.hotline')} value={hotline} href={`tel:${hotline}`} />
          </ListCard>
        </div>
      </Section>
      <SignOut />
    </Screen>
  );
}

/** A grid that fills its row; in large text, which takes fewer columns, rows. */
function MemberServices() {
  const t = useMessages('mine');
  const { href } = useNavigation();
  const { textSize } = usePreferences();
  const cells = services.map(([name, icon, destination]) => ({
    icon,
    label: t(`services.${name}`),
    href: href(destination),
  }));
  if (textSize === 'standard') return <ServiceGrid cells={cells} />;
  return (
    <ListCard>
      {cells.map((cell) => (
        <ListRow key={cell.href} {...cell} />
      ))}
    </ListCard>
  );
}
