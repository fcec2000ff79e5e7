import { useDeferredValue, useId, useState } from 'react';
import { ChosenSummary } from '../../../components/price-calendar/ChosenSummary.tsx';
import { DayCalendar } from '../../../components/price-calendar/DayCalendar.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Segmented } from '../../../primitives/field/Segmented.tsx';
import { Switch } from '../../../primitives/field/Switch.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { countOf } from '../../../rules/booking/party.ts';
import { searchCabins } from '../../../rules/booking/search-address.ts';
import { dayTrips, type ChosenDays } from '../../../rules/calendar/choosing.ts';
import { Frame } from '../../shell/Frame.tsx';
import { useBelowBar } from '../../shell/use-below-bar.ts';
import { useToday } from '../../shell/use-today.ts';
import { useAirports } from '../../booking/flight-list/use-airports.ts';
import { useToFlights } from '../../booking/use-to-flights.ts';
import * as styles from './dates.css.ts';
import { partyOf, searchOn } from './calendar-search.ts';
import { FareFooter } from './FareFooter.tsx';
import type { CalendarQuery } from './types.ts';
import { boundsOf, useChosenDays } from './use-chosen-days.ts';
import { useHolidayMarks } from './use-holiday-marks.ts';
import { useRoutePrices } from './use-route-prices.ts';

interface FareCalendarProps {
  query: CalendarQuery;
  route: { readonly from: string; readonly to: string };
  onChangeRoute: () => void;
}

/** The calendar of one route. For a round trip the prices are those of the way that is chosen next. */
export function FareCalendar({ query, route, onChangeRoute }: FareCalendarProps) {
  const t = useMessages('calendar');
  const today = useToday();
  const holidays = useHolidayMarks();
  const top = useBelowBar();
  const shownId = useId();
  const { nameOf } = useAirports();
  // A route is between cities first: SHA is Shanghai here as in the list of its flights.
  const ends = { from: nameOf(route.from), to: nameOf(route.to) };
  const bounds = boundsOf(query, today);
  const { trip, chosen, choose, clear, change } = useChosenDays(query, bounds);
  // The tapped day is drawn before all the others with their prices of the way back.
  const way = useDeferredValue(trip === 'RT' && chosen.out !== undefined ? 'back' : 'out');
  const party = partyOf(query);
  const [direct, setDirect] = useState(query.direct === '1');
  const cabin = searchCabins.find((each) => each === query.cabin);
  const prices = useRoutePrices({ ...route, passengers: party, cabin, direct }, bounds, { way, chosen });
  const count = countOf(party);
  const toFlights = useToFlights();
  const search = (days: ChosenDays) => toFlights(searchOn({ ...party, ...route, trip, cabin, direct }, days));
  return (
    <Frame
      title={t('prices.title')}
      closes
      bleed
      wide
      band={<ChosenSummary trip={trip} value={chosen} ends={ends} />}
      action={chosen.out !== undefined && <AppBarAction onClick={clear}>{t('clear')}</AppBarAction>}
      footer={
        <FareFooter
          {...{ trip, chosen, count, returnUrl: query.returnUrl }}
          onSearch={search}
          prices={prices}
        />
      }
    >
      <div className={styles.head}>
        {query.only !== '1' && (
          <Segmented
            label={t('trip')}
            labelHidden
            value={trip}
            onChange={change}
            choices={dayTrips.map((value) => ({ value, label: t(`trip.${value}`) }))}
          />
        )}
        <div className={styles.line}>
          <p id={shownId} className={styles.shown}>
            {t(`shown.${trip === 'OW' ? 'one' : way}`, { count })}
          </p>
          <Switch
            label={t('direct')}
            checked={direct}
            onChange={({ currentTarget: { checked } }) => setDirect(checked)}
          />
        </div>
      </div>
      {prices.none ? (
        <NoPrices onChangeRoute={onChangeRoute} />
      ) : (
        <DayCalendar
          {...{ bounds, today, trip, top, holidays }}
          aria-describedby={shownId}
          value={chosen}
          onSelect={choose}
          pricesOf={prices.of}
          onLoadMonth={prices.onLoadMonth}
        />
      )}
    </Frame>
  );
}

/** No price of the route is known. */
function NoPrices({ onChangeRoute }: Pick<FareCalendarProps, 'onChangeRoute'>) {
  const t = useMessages('calendar');
  return (
    <div className={styles.alone}>
      <EmptyState
        drawing="calendar"
        title={t('none.title')}
        text={t('none.text')}
        action={
          <Button variant="outline" size="medium" onClick={onChangeRoute}>
            {t('none.change')}
          </Button>
        }
      />
    </div>
  );
}
