import { useState } from 'react';
import { usePlace } from '../../../navigation/provider.tsx';
import { FareCalendar } from './FareCalendar.tsx';
import type { CalendarQuery } from './types.ts';
import { RouteChoice } from './RouteChoice.tsx';

const code = /^[A-Z]{3}$/;
const known = (given: string | undefined): string => (given !== undefined && code.test(given) ? given : '');

/** /calendarPage: the lowest price of each day of a route; without a route, which one it is to be. */
export function CalendarPageScreen() {
  const { query } = usePlace('fareCalendar');
  // Another question, another choice.
  return <Asked key={JSON.stringify(query)} query={query} />;
}

function Asked({ query }: { query: CalendarQuery }) {
  const [route, setRoute] = useState({ from: known(query.from), to: known(query.to) });
  const [open, setOpen] = useState(isRoute(route));
  if (!open || !isRoute(route))
    return (
      <RouteChoice
        route={route}
        onChange={(changed) => {
          setRoute(changed);
          setOpen(isRoute(changed));
        }}
      />
    );
  return (
    <FareCalendar
      key={`${route.from} ${route.to}`}
      query={query}
      route={route}
      onChangeRoute={() => setOpen(false)}
    />
  );
}

const isRoute = ({ from, to }: { from: string; to: string }): boolean =>
  from !== '' && to !== '' && from !== to;
