import { useFlightWords } from '../../../components/flight-dynamics/use-flight-words.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { hidden } from '../../../primitives/hidden.css.ts';
import type { FlightShown } from '../../../rules/dynamics/flight.ts';
import { useNews } from '../use-news.ts';

/** Tells a screen reader once, and quietly, that the state or the gate is another than before. */
export function ChangeTold({ flight }: { flight: FlightShown }) {
  const t = useMessages('dynamics');
  const words = useFlightWords();
  const { gate } = flight.current;
  const state = words.state(flight);
  const said =
    gate === undefined || flight.state === 'cancelled'
      ? t('changed', { state })
      : t('changed.gate', { state, gate });
  const told = useNews(said);
  return (
    <p role="status" className={hidden}>
      {told}
    </p>
  );
}
