import { useHost } from '../../host/context.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { Screen } from '../../primitives/screen/Screen.tsx';
import { ServiceGrid } from '../../primitives/service-grid/ServiceGrid.tsx';
import { CardSection } from './CardSection.tsx';
import { LatestPoints } from './LatestPoints.tsx';
import { details, memberServices } from './member-services.ts';
import { MineRail } from './MineRail.tsx';
import { MineRows } from './MineRows.tsx';
import { NextTripSection } from './NextTripSection.tsx';
import { PendingPayment } from './PendingPayment.tsx';
import * as styles from './MineWide.css.ts';

/** Mine in a wide window: a rail with every page of the member, the card and its latest points, and what waits. */
export function MineWide() {
  const t = useMessages('mine');
  const shell = useMessages('shell');
  const { href } = useNavigation();
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
            <MineRows service look="open" ways={details} />
          </Section>
        </div>
      </div>
    </Screen>
  );
}
