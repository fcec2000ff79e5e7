import { useHost } from '../../host/context.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { Screen } from '../../primitives/screen/Screen.tsx';
import { CardSection } from './CardSection.tsx';
import { MemberServices } from './MemberServices.tsx';
import { memberServices, programmes, settings } from './member-services.ts';
import { MineHead } from './MineHead.tsx';
import { MineRows } from './MineRows.tsx';
import { OrdersSection } from './OrdersSection.tsx';
import { SignOut } from './SignOut.tsx';
import * as styles from './mine.css.ts';

/** The member card, the orders, what belongs to the member, settings, and the way out, one below the other. */
export function MineColumn() {
  const t = useMessages('mine');
  const { href } = useNavigation();
  const { hideOrderMenus } = useHost().environment().operate;
  return (
    <Screen bar={<MineHead />}>
      <div className={styles.stack}>
        <CardSection />
      </div>
      {!hideOrderMenus && <OrdersSection />}
      <Section title={t('services.title')}>
        <MemberServices
          cells={memberServices.map(([name, icon, destination]) => ({
            icon,
            label: t(name),
            href: href(destination),
          }))}
        />
      </Section>
      <Section title={t('rows.programmes')}>
        <MineRows ways={programmes} />
      </Section>
      <Section title={t('rows.service')}>
        <MineRows service ways={settings} />
      </Section>
      <SignOut />
    </Screen>
  );
}
