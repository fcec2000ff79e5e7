import { useState } from 'react';
import { useFlightEntries } from '../../../client/flight/dynamics.ts';
import type { FlightEntry, FlightEntryCode } from '../../../contracts/flight/dynamics.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { base } from '../../../navigation/routes.ts';
import { Section } from '../../../primitives/card/Section.tsx';
import { Icon, type IconName } from '../../../primitives/icon/Icon.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import * as styles from './dynamics.css.ts';

/** Entries by code. The Wi-Fi is hidden, whatever the list says, and `flight` is this page itself. Source: travel.md section 2. */
const icons: Readonly<Record<FlightEntryCode, IconName | undefined>> = {
  flight: undefined,
  wifi: undefined,
  boarde: 'seat',
  consultation: 'headset',
  luggage: 'baggage',
};

/** A picture of the site itself, or one that came with the answer: no other origin learns who looks. */
const isSafe = (address: string | undefined): boolean =>
  address !== undefined &&
  (/^\/[^/\\].*\.(?:svg|png|webp|jpe?g|gif)$/i.test(address) || address.startsWith('data:image/'));

/** The airline's picture of an entry; the icon where it has none, or where it does not come. */
function Picture({ entry: { img, src }, icon }: { entry: FlightEntry; icon: IconName }) {
  const [failed, setFailed] = useState(false);
  const address = [img, src].find(isSafe);
  if (failed || address === undefined) return <Icon name={icon} />;
  return <img src={address} alt="" className={styles.picture} onError={() => setFailed(true)} />;
}

/** The site's own pages about airports and cabins, and the airline's entries that lead somewhere; without those the others stand alone. */
export function FlightEntries() {
  const t = useMessages('dynamics');
  const { href } = useNavigation();
  const { data } = useFlightEntries();
  const hrefOf = ({ url, parms = {} }: FlightEntry): string | undefined => {
    if (url?.startsWith('tel:')) return url;
    if (url?.startsWith('https://')) return href('outLink', { query: { url } });
    if (!url?.startsWith(`${base}/`)) return undefined;
    const search = new URLSearchParams(parms);
    return search.size > 0 ? `${url}?${search}` : url;
  };
  const entries = (data?.list ?? []).flatMap((entry) => {
    const icon = icons[entry.code];
    const leads = hrefOf(entry);
    return entry.show && icon && leads !== undefined ? [{ entry, icon, href: leads }] : [];
  });
  return (
    <Section title={t('entries.title')}>
      <ListCard look="open">
        <ListRow icon="takeoff" label={t('entries.board')} href={href('airportScreen')} />
        <ListRow icon="sun" label={t('entries.weather')} href={href('routeWeather')} />
        <ListRow icon="car" label={t('entries.taxi')} href={href('taxi')} />
        <ListRow icon="seat" label={t('entries.cabin')} href={href('cabinSeats')} />
        {entries.map(({ entry, icon, href: leads }) => (
          <ListRow
            key={entry.titleTxt}
            label={entry.titleTxt}
            href={leads}
            start={<Picture entry={entry} icon={icon} />}
          />
        ))}
      </ListCard>
    </Section>
  );
}
