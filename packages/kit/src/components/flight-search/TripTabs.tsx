import { useId } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { hidden } from '../../primitives/hidden.css.ts';
import { searchKinds } from '../../rules/booking/search-address.ts';
import { withKind } from '../../rules/booking/search-draft.ts';
import { useSearch } from './typed.ts';
import * as styles from './TripTabs.css.ts';

/** One way, there and back, or several segments: a choice of the form that looks like tabs. */
export function TripTabs() {
  const t = useMessages('flight-search');
  const { draft, change } = useSearch();
  const name = useId();
  return (
    <fieldset className={styles.tabs}>
      <legend className={hidden}>{t('trip')}</legend>
      {searchKinds.map((kind) => (
        <label key={kind} className={styles.tab}>
          <input
            type="radio"
            name={name}
            value={kind}
            checked={draft.kind === kind}
            onChange={() => change((was) => withKind(was, kind))}
            className={hidden}
          />
          {t(`trip.${kind}`)}
        </label>
      ))}
    </fieldset>
  );
}
