import { useHost } from '../../host/context.tsx';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { Screen } from '../../primitives/screen/Screen.tsx';
import { ServiceGrid } from '../../primitives/service-grid/ServiceGrid.tsx';
import { useConfig } from '../../session/config-provider.tsx';
import { CardSection } from './CardSection.tsx';
import { LatestPoints } from './LatestPoints.tsx';
import { memberServices } from './member-services.ts';
import { MineRail } from './MineRail.tsx';
import { NextTripSection } from './NextTripSection.tsx';
import { PendingPayment } from './PendingPayment.tsx';
import * as styles from './MineWide.css.ts';

/** Mine in a wide window: a rail with every page of the member, the card and its latest points, and what waits. */
export function MineWide() {
  const t = useMessages('mine');
  const shell = useMessages('shell');
  const locale = useLocale();
  const { href } = useNavigation();
  const { hotline } = useConfig();
  const { hideOrderMenus } = useHost().environment().operate;
  return (
    <Screen wide skipLabel={shell('skip')}>
      <div className={styles.columns}>
        <MineRail />
        <div className={styles.main}>
          <div className={styles.stack}>
            <CardSection />
          </div>
          <LatestPoints />
          <Section title={t('services.title')}>
            <ServiceGrid
              look="open"
              columns={4}
              cells={memberServices.map(([name, icon, destination]) => ({
                icon,
                label: t(name),
                href: href(destination),
              }))}
            />
          </Section>
        </div>
        <div className={styles.side}>
          {!hideOrderMenus && <PendingPayment />}
          <NextTripSection />
          <Section title={t('details.title')}>
            <ListCard look="open">
              <ListRow icon="id-card" label={t('rows.account')} href={href('accountManagement')} />
              <ListRow icon="contacts" label={t('rows.saved')} href={href('savedPassengers')} />
              <ListRow
                icon="globe"
                label={t('rows.language')}
                value={t(`language.${locale}`)}
                href={href('regionAndLanguage')}
              />
              <ListRow icon="headset" label={t('rows.hotline')} value={hotline} href={`tel:${hotline}`} />
            </ListCard>
          </Section>
        </div>
      </div>
    </Screen>
  );
}
