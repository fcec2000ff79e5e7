import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Switch } from '../../primitives/field/Switch.tsx';
import { mostSegments } from '../../rules/booking/search-address.ts';
import { withSegment } from '../../rules/booking/search-draft.ts';
import { DaysField } from './DaysField.tsx';
import { PartyField } from './PartyField.tsx';
import { RouteFields } from './RouteFields.tsx';
import { SegmentCard } from './SegmentCard.tsx';
import { TripTabs } from './TripTabs.tsx';
import type { PickActions } from './types.ts';
import { useSearch } from './typed.ts';
import * as styles from './FlightSearch.css.ts';

interface SearchFieldsProps extends PickActions {
  member: boolean;
  children: ReactNode;
}

/** One card for one way and for there and back; a card for each of several segments. */
export function SearchFields({ member, onPickPlace, onPickDays, children }: SearchFieldsProps) {
  const t = useMessages('flight-search');
  const { draft, change } = useSearch();
  const pick = { onPickPlace, onPickDays };
  const head = (
    <div className={styles.head}>
      <TripTabs />
      {member && (
        <div className={styles.points}>
          <Switch
            label={t('points')}
            checked={draft.points}
            onChange={({ currentTarget: { checked } }) => change((was) => ({ ...was, points: checked }))}
          />
        </div>
      )}
    </div>
  );
  const direct = (
    <Switch
      label={t('direct')}
      checked={draft.direct}
      onChange={({ currentTarget: { checked } }) => change((was) => ({ ...was, direct: checked }))}
    />
  );
  if (draft.kind !== 'multi')
    return (
      <div className={styles.card}>
        {head}
        <div className={styles.body}>
          <div className={styles.fields}>
            <RouteFields at={0} {...pick} />
            <div className={classNames(styles.second, draft.kind === 'return' && styles.both)}>
              <DaysField at={0} {...pick} />
              <PartyField look="line" />
            </div>
          </div>
          <div className={styles.direct}>{direct}</div>
          <div className={styles.submit}>{children}</div>
        </div>
      </div>
    );
  const left = mostSegments - draft.segments.length;
  return (
    <>
      <div className={styles.card}>{head}</div>
      {draft.segments.map((_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- Segments have no name but their place.
        <SegmentCard key={at} at={at} {...pick} />
      ))}
      {left > 0 && (
        <button type="button" className={styles.add} onClick={() => change(withSegment)}>
          <Icon name="plus" size={20} />
          {t('segment.add')}
          <span className={styles.left}>{t('segment.left', { count: left })}</span>
        </button>
      )}
      <div className={styles.card}>
        <div className={styles.rows}>
          <PartyField look="row" />
          {direct}
        </div>
      </div>
      {children}
    </>
  );
}
