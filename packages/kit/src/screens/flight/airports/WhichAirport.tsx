import { useJourneys } from '../../../client/check-in/check-in.ts';
import { usePlaceSheet } from '../../../components/place-field/use-place-sheet.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { tripsOf } from '../../../rules/check-in/trips.ts';
import { useNow } from '../../shell/use-now.ts';
import * as styles from './about.css.ts';
import type { useAirportHelp } from './use-airport-help.ts';

interface WhichAirportProps {
  /** The question. */
  title: string;
  /** Purpose of the choice. */
  text: string;
  help: ReturnType<typeof useAirportHelp>;
  onChange: (code: string) => void;
}

/** No airport is named yet: all of them behind one button, and below it those of the member's next trips. */
export function WhichAirport({ title, text, help: { help, remember }, onChange }: WhichAirportProps) {
  const t = useMessages('airport');
  const places = useMessages('places');
  const own = useOwnAirports();
  const choose = (code: string) => {
    remember(code);
    onChange(code);
  };
  const { open, failed, show, sheet } = usePlaceSheet({
    title: t('choose'),
    kind: 'airport',
    value: '',
    help,
    onChange: choose,
  });
  return (
    <EmptyState
      drawing="flight"
      title={title}
      text={text}
      action={
        <div className={styles.which}>
          <Button variant="outline" aria-haspopup="dialog" aria-expanded={open} onClick={show}>
            {t('choose')}
          </Button>
          {failed && <p role="alert">{places('place.failed')}</p>}
          {own.length > 0 && (
            <ul className={styles.own} aria-label={t('own')}>
              {own.map(({ airport, name }) => (
                <li key={airport}>
                  <Button variant="tinted" size="medium" onClick={() => choose(airport)}>
                    {name}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {sheet}
        </div>
      }
    />
  );
}

/** So many are offered. */
const most = 4;

/** Both ends of the member's next flights, each once; none for a guest, or while they are not known. */
function useOwnAirports() {
  const now = useNow();
  const { data } = useJourneys({ announce: 'silent' });
  if (!data || now === undefined) return [];
  const ends = tripsOf(data.journeys, now).upcoming.flatMap(({ segment }) => [
    segment.departure,
    segment.arrival,
  ]);
  return [...new Map(ends.map((end) => [end.airport, end])).values()].slice(0, most);
}
