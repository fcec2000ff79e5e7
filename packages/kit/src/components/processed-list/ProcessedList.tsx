import { useMessages } from '../../messages/provider.tsx';
import { dot } from '../../primitives/dot.css.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { FlightName } from '../flight-line/FlightName.tsx';
import { useMoments } from '../segment-route/use-moments.ts';
import { ProcessedState } from './ProcessedState.tsx';
import type { ProcessedSegment, ProcessedLinks } from './types.ts';
import * as styles from './ProcessedList.css.ts';

export interface ProcessedListProps extends RootProps<HTMLUListElement> {
  /** The segments, in order. */
  items: readonly ProcessedSegment[];
  /** The airline's clock, milliseconds since 1970. */
  now: number;
  /** Addresses of what can be done with one. */
  links: ProcessedLinks;
}

/** Segments that were checked in or cancelled, each in two lines with its one way on. */
export function ProcessedList({ items, now, links, ...root }: ProcessedListProps) {
  return (
    <ListCard {...root}>
      {items.map((item) => (
        <Row key={`${item.segment.segmentId} ${item.state}`} item={item} now={now} links={links} />
      ))}
    </ListCard>
  );
}

function Row({ item, now, links }: Omit<ProcessedListProps, 'items'> & { item: ProcessedSegment }) {
  const t = useMessages('check-in');
  const { at } = useMoments(now);
  const { segment, state, passengers } = item;
  const { flightNo: flight, departure } = segment;
  const checkedIn = state === 'checkedIn';
  const people = passengers.map(({ name, seat, paxType }) =>
    !checkedIn || (seat === undefined && paxType === 'INF') ? name : `${name} ${seat ?? t('seat.none')}`,
  );
  return (
    <li className={styles.row} data-part="flight" data-state={state}>
      <div className={styles.words}>
        <p className={styles.flight}>
          <FlightName flight={segment} />
        </p>
        <p className={styles.detail}>
          {at(departure.time)}
          <span className={dot} />
          {people.join(t('separator'))}
        </p>
      </div>
      <div className={styles.end}>
        <ProcessedState state={state} />
        <Link
          look="plain"
          className={styles.link}
          href={checkedIn ? links.pass(item) : links.again(item)}
          aria-label={checkedIn ? t('pass.of', { flight }) : t('again.of', { flight })}
        >
          {checkedIn ? t('pass.show') : t('again')}
          <Icon name="chevron" size={16} />
        </Link>
      </div>
    </li>
  );
}
