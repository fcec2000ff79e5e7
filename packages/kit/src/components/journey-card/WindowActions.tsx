import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { checkInWindow, timeLeft } from '../../rules/check-in/check-in.ts';
import { atPlace } from '../../rules/time/time.ts';
import { useMoments } from '../segment-route/use-moments.ts';
import { ChosenSeats } from './ChosenSeats.tsx';
import type { JourneyLinks, ActionPartProps } from './types.ts';
import { row, words } from '../../primitives/card/ActionRow.css.ts';
import * as styles from './SegmentAction.css.ts';

/** The words and the button, and below them the seats that are chosen already. */
function Action({
  segment,
  orderHref,
  children,
}: Pick<ActionPartProps, 'segment'> & { orderHref: JourneyLinks['order']; children: ReactNode }) {
  return (
    <div className={styles.told}>
      <div className={row}>{children}</div>
      <ChosenSeats segment={segment} orderHref={orderHref} />
    </div>
  );
}

/** Check-in is about to close: the minutes that are left. */
export function Closing({ segment, shared: { now, links, main } }: ActionPartProps) {
  const t = useMessages('check-in');
  const { when } = useMoments(now);
  const { closes } = checkInWindow(segment);
  const { hours, minutes } = timeLeft(closes, now);
  return (
    <Action segment={segment} orderHref={links.order}>
      <div className={styles.beside}>
        <p className={words}>{t('closing.at', { when: when(atPlace(closes, segment.departure.time)) })}</p>
        <p className={styles.left}>
          {t.rich('closing.left', {
            minutes: hours * 60 + minutes,
            b: (figure) => <span className={styles.figure}>{figure}</span>,
          })}
        </p>
      </div>
      <Button
        variant={main === segment.segmentId ? 'filled' : 'tinted'}
        className={styles.button}
        href={links.checkIn(segment)}
        aria-label={`${t('checkIn.now')} ${segment.flightNo}`}
      >
        {t('checkIn.now')}
      </Button>
    </Action>
  );
}

/** Check-in is open. */
export function Open({ segment, shared: { now, links, main } }: ActionPartProps) {
  const t = useMessages('check-in');
  const { day, when, left } = useMoments(now);
  const { closes } = checkInWindow(segment);
  return (
    <Action segment={segment} orderHref={links.order}>
      <div className={words}>
        <p>{t.rich('open.left', { left: left(closes), b: strong })}</p>
        <p>{t('open.at', { when: when(atPlace(closes, segment.departure.time)) })}</p>
      </div>
      <Button
        variant={main === segment.segmentId ? 'filled' : 'tinted'}
        size="medium"
        href={links.checkIn(segment)}
        aria-label={`${t('checkIn.start')} ${segment.flightNo} ${day(segment.departure.time)}`}
      >
        {t('checkIn.start')}
      </Button>
    </Action>
  );
}

/** Check-in is not open yet: seats can be chosen meanwhile. */
export function Early({ segment, shared: { now, links } }: ActionPartProps) {
  const t = useMessages('check-in');
  const { day, when, left } = useMoments(now);
  const { opens } = checkInWindow(segment);
  const paid = segment.passengers.every(
    ({ paxType, seatOrder }) => paxType === 'INF' || seatOrder !== undefined,
  );
  return (
    <Action segment={segment} orderHref={links.order}>
      <div className={words}>
        <p>{t.rich('early.left', { left: left(opens), b: strong })}</p>
        <p>{t('early.at', { when: when(atPlace(opens, segment.departure.time)) })}</p>
      </div>
      {!paid && (
        <Button
          variant="outline"
          size="medium"
          href={links.seats(segment)}
          aria-label={`${t('seats.first')} ${segment.flightNo} ${day(segment.departure.time)}`}
        >
          {t('seats.first')}
        </Button>
      )}
    </Action>
  );
}

const strong = (told: ReactNode) => <strong className={styles.strong}>{told}</strong>;
