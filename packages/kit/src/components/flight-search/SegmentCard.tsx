import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { hasGap, withoutSegment } from '../../rules/booking/search-draft.ts';
import { useField } from '../form-fields/use-form.ts';
import { useChosenPlace } from '../place-field/use-place.ts';
import { DaysField } from './DaysField.tsx';
import { RouteFields } from './RouteFields.tsx';
import type { PickActions } from './types.ts';
import { useSearch } from './typed.ts';
import * as styles from './SegmentCard.css.ts';

interface SegmentCardProps extends PickActions {
  /** Segment, from 0. */
  at: number;
}

/** One of several segments. What is wrong is in the card that it concerns. */
export function SegmentCard({ at, ...pick }: SegmentCardProps) {
  const t = useMessages('flight-search');
  const { draft, change } = useSearch();
  const parts = [
    useField(`segments.${at}.from`),
    useField(`segments.${at}.to`),
    useField(`segments.${at}.day`),
  ];
  const wrong = parts.some(({ error }) => error !== undefined);
  const segment = at + 1;
  return (
    <section
      aria-label={t('segment', { number: segment })}
      data-part="segment"
      data-state={wrong ? 'invalid' : undefined}
      className={classNames(styles.card, wrong && styles.wrong)}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{t('segment', { number: segment })}</h2>
        {draft.segments.length > 2 && (
          <button
            type="button"
            className={styles.remove}
            aria-label={t('segment.removeSpoken', { number: segment })}
            onClick={() => change((was) => withoutSegment(was, at))}
          >
            <Icon name="trash" size={20} />
            {t('segment.remove')}
          </button>
        )}
      </div>
      <RouteFields at={at} onPickPlace={pick.onPickPlace} />
      <div className={styles.days}>
        <DaysField at={at} onPickDays={pick.onPickDays} />
      </div>
      <div role="status">{hasGap(draft, at) && <Gap at={at} />}</div>
    </section>
  );
}

function Gap({ at }: { at: number }) {
  const t = useMessages('flight-search');
  const { draft } = useSearch();
  const [end = '', begin = ''] = [draft.segments[at - 1]?.to, draft.segments[at]?.from];
  const names = [useChosenPlace(end, 'city')?.name ?? end, useChosenPlace(begin, 'city')?.name ?? begin];
  return (
    <p className={styles.gap}>
      <Icon name="info" size={16} />
      <span>{t('segment.gap', { end: names[0] ?? end, begin: names[1] ?? begin })}</span>
    </p>
  );
}
