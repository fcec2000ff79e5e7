import type { ReactNode } from 'react';
import { useTaxiPartners } from '../../../client/flight/airports.ts';
import { Amount } from '../../../components/amount/Amount.tsx';
import { Figure } from '../../../components/page-hero/Figure.tsx';
import type { TaxiPartners } from '../../../contracts/flight/airport-traffic.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { localTime } from '../../../rules/time/time.ts';
import { Frame } from '../../shell/Frame.tsx';
import * as styles from './about.css.ts';
import { AboutAirport } from './AboutAirport.tsx';
import { airportCodeOf } from './airport-code.ts';
import { AirportRead } from './AirportRead.tsx';
import { useAirportHelp } from './use-airport-help.ts';
import { WhichAirport } from './WhichAirport.tsx';

/** /flight/taxi: cars to and from an airport. A partner's page is named before it is opened. */
export function TaxiScreen() {
  const t = useMessages('airport');
  const navigation = useNavigation();
  const { query } = usePlace('taxi');
  const help = useAirportHelp();
  const code = airportCodeOf(query.airport) ?? help.near;
  const read = useTaxiPartners(code);
  const { data } = read;
  const choose = (airport: string) => navigation.replace('taxi', { query: { airport } });
  return (
    <Frame
      title={t('taxi.title')}
      wide
      band={
        code !== undefined && (
          <AboutAirport code={code} airport={data?.airport} help={help} onChange={choose}>
            {data && t('traffic.told', { time: localTime(data.told).time, city: data.airport.city })}
          </AboutAirport>
        )
      }
    >
      {code === undefined ? (
        <WhichAirport title={t('taxi.which')} text={t('taxi.whichText')} help={help} onChange={choose} />
      ) : (
        <AirportRead read={read} title={t('taxi.failed')} note={t('board.unchanged')}>
          {(taxis) => <TaxisShown taxis={taxis} />}
        </AirportRead>
      )}
    </Frame>
  );
}

function TaxisShown({ taxis: { rank, partners } }: { taxis: TaxiPartners }) {
  const t = useMessages('airport');
  const { href } = useNavigation();
  if (!rank && partners.length === 0)
    return <EmptyState drawing="flight" title={t('taxi.none')} text={t('taxi.noneText')} />;
  return (
    <div className={styles.columns}>
      {rank && <Rank rank={rank} />}
      {partners.length > 0 && (
        <Section title={t('taxi.partners')}>
          <ListCard look="open" label={t('taxi.partners')}>
            {partners.map(({ id, name, url, ahead }) => (
              <ListRow
                key={id}
                icon="external"
                label={name}
                detail={ahead === undefined ? undefined : t(ahead ? 'taxi.ahead' : 'taxi.atOnce')}
                href={href('outLink', { query: { url } })}
              />
            ))}
          </ListCard>
          <p className={styles.after}>{t('taxi.partnersNote')}</p>
        </Section>
      )}
    </div>
  );
}

function Rank({ rank: { place, minutes, price } }: { rank: NonNullable<TaxiPartners['rank']> }) {
  const t = useMessages('airport');
  const { number } = useFormats();
  return (
    <Section title={t('taxi.rank')}>
      <Card>
        <p>{place}</p>
        <dl className={styles.figures}>
          <Told name={t('taxi.wait')}>
            {minutes !== undefined && <Figure value={number(minutes)} unit={t('minutes')} />}
          </Told>
          <Told name={t('taxi.price')}>
            {price && (
              <span className={styles.price}>
                <Amount value={price} />
              </span>
            )}
          </Told>
        </dl>
      </Card>
    </Section>
  );
}

function Told({ name, children }: { name: string; children: ReactNode }) {
  const t = useMessages('airport');
  return (
    <div>
      <dt className={styles.line}>{name}</dt>
      <dd>{children === undefined || children === false ? t('untold') : children}</dd>
    </div>
  );
}
