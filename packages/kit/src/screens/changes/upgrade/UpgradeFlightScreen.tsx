import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import { useFlightWords } from '../use-flight-words.ts';
import * as styles from '../changes.css.ts';
import { BarNotice } from './BarNotice.tsx';
import { OfFlight } from './of-flight.tsx';

/** /retreatUpgrade/upgradeFlight: which flight of a passenger is upgraded; one that cannot be says why. */
export function UpgradeFlightScreen() {
  const t = useMessages('upgrades');
  const { href } = useNavigation();
  const { route, cabin, when } = useFlightWords();
  const { flight: ref } = usePlace('upgradeFlight').query;
  return (
    <OfFlight title={t('title')} flight={ref}>
      {({ ticketNo, name }, { options, readAt }) => {
        const flights = options.flights.filter((one) => one.ticketNo === ticketNo);
        const barred = flights.filter(({ bar }) => bar !== undefined);
        return (
          <Frame title={t('title')}>
            <div className={styles.columns}>
              <ReadOffline readAt={readAt} />
              <Section title={t('flights', { name })}>
                <ListCard>
                  {flights.map((flight) => (
                    <ListRow
                      key={flight.upgradeRef}
                      icon="takeoff"
                      label={`${flight.flightNo} ${route(flight)}`}
                      detail={`${when(flight.departs)} · ${cabin(flight.cabin, flight.bookingClass)}`}
                      value={flight.bar === undefined ? t('flights.open') : t(`bar.${flight.bar}`)}
                      {...(flight.bar === undefined && {
                        href: href('upgradeCabin', { query: { flight: flight.upgradeRef } }),
                      })}
                    />
                  ))}
                </ListCard>
              </Section>
              {barred.map((one) => one.bar && <BarNotice key={one.upgradeRef} bar={one.bar} flight={one} />)}
            </div>
          </Frame>
        );
      }}
    </OfFlight>
  );
}
