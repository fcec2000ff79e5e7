import { useSignedIn } from '../../../client/account/signed-in.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { partnerLink, type PartnerPage } from '../../../navigation/partner-links.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { ServiceGrid } from '../../../primitives/service-grid/ServiceGrid.tsx';
import { noticeSlugs } from '../../../rules/notices/notices.ts';
import { useConfig } from '../../../session/config-provider.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { serviceGroups, useServices, type ServiceGroup } from '../services.ts';
import { ServiceTrip } from './ServiceTrip.tsx';
import * as styles from './ServiceScreen.css.ts';

const groups = Object.keys(serviceGroups) as readonly ServiceGroup[];

/** /service: the next trip of a member, the services in four groups, pages of partners, and the notices. Source: decision 24. */
export function ServiceScreen() {
  const t = useMessages('service');
  const notices = useMessages('notices');
  const { href } = useNavigation();
  const signedIn = useSignedIn();
  const services = useServices();
  return (
    <Frame title={t('title')} wide>
      {signedIn && <ServiceTrip />}
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={group}>
            <Section title={t(`group.${group}`)}>
              <ServiceGrid
                columns={3}
                cells={serviceGroups[group].flatMap((name) =>
                  services.filter(({ service }) => service === name),
                )}
              />
            </Section>
          </div>
        ))}
        <Partners />
        <div className={styles.whole}>
          <Section title={t('notices')}>
            <ListCard look="open" className={styles.list}>
              {noticeSlugs.map((slug) => (
                <ListRow key={slug} label={notices(slug)} href={href('notice', { params: { slug } })} />
              ))}
            </ListCard>
          </Section>
        </div>
      </div>
    </Frame>
  );
}

/** Those of one order are on the order’s page. */
const pages = [
  'baggage',
  'travelGuide',
  'car',
  'parking',
  'hotels',
  'vacations',
  'invoice',
  'valetRefund',
] as const satisfies readonly PartnerPage[];

/** Pages of partners that this deployment has; the site is named before one leaves for it. */
function Partners() {
  const t = useMessages('service');
  const { href } = useNavigation();
  const { partnerLinks } = useConfig();
  const shown = pages.flatMap((page) => {
    const url = partnerLink(partnerLinks, page);
    return url === undefined ? [] : [{ page, url }];
  });
  if (shown.length === 0) return null;
  return (
    <div className={styles.whole}>
      <Section title={t('partners')} action={<span className={styles.quiet}>{t('partners.text')}</span>}>
        <ListCard look="open" className={styles.list}>
          {shown.map(({ page, url }) => (
            <ListRow
              key={page}
              label={t(`partner.${page}`)}
              // That it leaves the site is said once, by the arrow at its end.
              value={<Icon name="external" size={16} />}
              chevron={false}
              href={href('outLink', { query: { url } })}
            />
          ))}
        </ListCard>
      </Section>
    </div>
  );
}
