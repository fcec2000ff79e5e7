import { useMessages } from '../../messages/provider.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { localTime } from '../../rules/time/time.ts';
import type { JourneySegment } from '../segment-route/types.ts';
import { useMoments } from '../segment-route/use-moments.ts';
import * as styles from './CheckInResult.css.ts';

export interface NextTimesProps extends RootProps {
  /** The segment whose day goes on. */
  segment: JourneySegment;
  /** How many are checked in, for the baggage that they may have together. */
  people: number;
  /** The airline's clock, milliseconds since 1970. */
  now: number;
}

interface Line {
  readonly time: string;
  readonly what: string;
  readonly detail?: string | undefined;
}

/** The times of the day that come next, as far as the airport has said them; nothing while it has said none. */
export function NextTimes({ segment: { airport, departure }, people, now, ...root }: NextTimesProps) {
  const t = useMessages('check-in');
  const { day } = useMoments(now);
  const { bagsUntil, bags, boards, gate, gateCloses, walk } = airport;
  const line = (time: string | undefined, what: string, detail: string | undefined): Line[] =>
    time === undefined ? [] : [{ time, what, detail }];
  const lines = [
    ...line(
      bagsUntil,
      t('result.bags'),
      bags === undefined ? undefined : t('result.bagsDetail', { people, weight: bags * people }),
    ),
    ...line(boards, t('result.boards'), gate === undefined ? undefined : t('result.gate', { gate })),
    ...line(
      gateCloses,
      t('result.gateCloses'),
      walk === undefined ? undefined : t('result.walk', { minutes: walk }),
    ),
  ];
  if (lines.length === 0) return null;
  return (
    <Section {...root} title={t('result.next')} action={day(departure.time)}>
      <ListCard>
        {lines.map(({ time, what, detail }) => (
          <li key={what} className={styles.next}>
            <time dateTime={time} className={styles.nextTime}>
              {localTime(time).time}
            </time>
            <div>
              <p className={styles.nextWhat}>{what}</p>
              {detail !== undefined && <p className={styles.small}>{detail}</p>}
            </div>
          </li>
        ))}
      </ListCard>
    </Section>
  );
}
