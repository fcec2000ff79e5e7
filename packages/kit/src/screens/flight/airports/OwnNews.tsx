import type { BoardFlight } from '../../../contracts/flight/airport-board.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import { boardTime } from '../../../rules/airports/board.ts';
import { localTime } from '../../../rules/time/time.ts';
import { useNews } from '../use-news.ts';

/** Says once, and quietly, what has changed for the traveller's own flights; other rows change in silence. */
export function OwnNews({ flights }: { flights: readonly BoardFlight[] }) {
  const t = useMessages('airport');
  const states = useMessages('dynamics');
  const news = flights
    .filter(({ own }) => own)
    .map((flight) =>
      t('board.ownNews', {
        flight: flight.flightNo,
        city: flight.place.city,
        time: localTime(boardTime(flight, flight.state).now).time,
        state: states(`state.${flight.state}`),
        gate: flight.gate ?? 'none',
      }),
    )
    .join(' ');
  // News that was there at first has been read with the page.
  const told = useNews(news);
  return (
    <VisuallyHidden>
      <span role="status">{told}</span>
    </VisuallyHidden>
  );
}
