import { useJourneys } from '../../client/check-in/check-in.ts';
import { FlightName } from '../../components/flight-line/FlightName.tsx';
import type { JourneySegment } from '../../components/segment-route/types.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Section } from '../../primitives/card/Section.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { tripsOf } from '../../rules/check-in/trips.ts';
import { expectedTime, localTime } from '../../rules/time/time.ts';
import { useNow } from '../shell/use-now.ts';
import * as styles from './cabin.css.ts';

interface OwnCabinsProps {
  onChoose: (segment: JourneySegment) => void;
}

/** The member's coming flights, each with its seats one press away; nothing for a guest, or without any. */
export function OwnCabins({ onChoose }: OwnCabinsProps) {
  const t = useMessages('seat-choice');
  const { date } = useFormats();
  const now = useNow();
  const { data } = useJourneys({ announce: 'silent' });
  if (!data || now === undefined) return null;
  const flights = tripsOf(data.journeys, now)
    .upcoming.map(({ segment }) => segment)
    // A flight that has left has no seats to look at.
    .filter(
      ({ supported, cancelled, departure }) =>
        supported && !cancelled && Date.parse(expectedTime(departure)) > now,
    );
  if (flights.length === 0) return null;
  return (
    <div className={styles.own}>
      <Section title={t('cabin.own')}>
        <ListCard look="open">
          {flights.map((segment) => {
            const { day, time } = localTime(segment.departure.time);
            return (
              <ListRow
                key={segment.segmentId}
                label={<FlightName flight={segment} />}
                detail={`${date(day, 'weekday')} ${time}`}
                onClick={() => onChoose(segment)}
              />
            );
          })}
        </ListCard>
      </Section>
    </div>
  );
}
