import type { FlightAsked } from '../../../components/flight-dynamics/FlightSearchForm.tsx';
import { RecentSearches } from '../../../components/flight-dynamics/RecentSearches.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import type { Day } from '../../../rules/days.ts';
import { useEndNames } from '../../shell/use-end-names.ts';
import { readRecent } from './flight-sought.ts';

export interface RecentFlightsProps {
  /** Flight numbers and routes, the latest first. */
  recent: readonly string[];
  today: Day;
  onShow: (asked: FlightAsked) => void;
  onForget: () => void;
}

/** Flights and routes that were looked for before, each to be looked for today. */
export function RecentFlights({ recent, today, onShow, onForget }: RecentFlightsProps) {
  const t = useMessages('dynamics');
  return (
    <Section
      title={t('recent.title')}
      action={
        <Button variant="text" size="medium" onClick={onForget}>
          {t('recent.clear')}
        </Button>
      }
    >
      <RecentSearches
        searches={recent.map((id) => {
          const { flightNo, from, to } = readRecent(id, today);
          return flightNo === undefined
            ? { id, name: <RouteName from={from} to={to} />, way: 'route' }
            : { id, name: flightNo, way: 'number' };
        })}
        onSelect={(id) => onShow(readRecent(id, today))}
      />
    </Section>
  );
}

/** A route by the names of its ends. */
function RouteName({ from, to }: { from: string; to: string }) {
  const t = useMessages('dynamics');
  return t('route', useEndNames(from, to));
}
