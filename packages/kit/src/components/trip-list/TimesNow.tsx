import { useMessages } from '../../messages/provider.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useEndTimes } from '../route-line/use-end-times.ts';
import type { JourneySegment } from '../segment-route/types.ts';
import * as styles from './TimesNow.css.ts';

/** Times of a flight in one line as they are expected now, with the planned departure struck through where it is another. */
export function TimesNow({ segment: { departure, arrival } }: { segment: JourneySegment }) {
  const t = useMessages('trip');
  const timesOf = useEndTimes();
  const { time: from, was, late } = timesOf(departure);
  return (
    <>
      {was && (
        <span className={styles.was}>
          <del aria-hidden>{was.text}</del>
          <VisuallyHidden>{was.label}</VisuallyHidden>
        </span>
      )}
      <span className={late ? styles.late : undefined}>
        {t('times', { from, to: timesOf(arrival).time })}
      </span>
    </>
  );
}
