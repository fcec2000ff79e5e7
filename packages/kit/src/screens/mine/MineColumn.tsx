import { useHost } from '../../host/context.tsx';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { Screen } from '../../primitives/screen/Screen.tsx';
import { useConfig } from '../../session/config-provider.tsx';
import { CardSection } from './CardSection.tsx';
import { MemberServices } from './MemberServices.tsx';
import { memberServices } from './member-services.ts';
import { MineHead } from './MineHead.tsx';
import { OrdersSection } from './OrdersSection.tsx';
import { SignOut } from './SignOut.tsx';
import * as styles from './mine.css.ts';

/** The member card, the orders, what belongs to the member, settings, and the way out, one below the other. */
export function MineColumn() {
  const t = useMessages('mine');
  const locale = useLocale();
  const { href } = useNavigation();
  const { hotline } = useConfig();
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
        <ListCard>
          <ListRow icon="wallet" label={t('services.buyPoints')} href={href('buyPoints')} />
          <ListRow icon="gift" label={t('rows.super')} href={href('superMember')} />
          <ListRow icon="cap" label={t('rows.youth')} href={href('youthHome')} />
          <ListRow icon="briefcase" label={t('rows.business')} href={href('businessHome')} />
          <ListRow icon="book" label={t('rows.rules')} href={href('programmeRules')} />
        </ListCard>
      </Section>
      <Section title={t('rows.service')}>
        <ListCard>
          <ListRow icon="seat" label={t('rows.checkIn')} href={href('checkIn')} />
          <ListRow icon="settings" label={t('rows.settings')} href={href('settings')} />
          <ListRow
            icon="globe"
            label={t('rows.language')}
            value={t(`language.${locale}`)}
            href={href('regionAndLanguage')}
          />
          <ListRow icon="headset" label={t('rows.hotline')} value={hotline} href={`tel:${hotline}`} />
        </ListCard>
      </Section>
      <SignOut />
    </Screen>
  );
}
