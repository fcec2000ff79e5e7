import { useSavedFees } from '../../client/refunds/saved-fees.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Listed } from '../shell/Listed.tsx';
import { Reading } from '../shell/ReadStates.tsx';
import { RequestFailed } from '../shell/RequestFailed.tsx';
import { SavedFeesRow } from './SavedFeesRow.tsx';
import * as styles from './fees.css.ts';

/** Results that the member has saved; nothing where there are none. */
export function SavedFees() {
  const t = useMessages('saved-fees');
  const read = useSavedFees();
  if (read.data?.results.length === 0 && !read.data.unreadable) return null;
  return (
    <Section title={t('list')}>
      <Reading
        read={read}
        title={t('list.failed')}
        note={t('list.unchanged')}
        failed={RequestFailed}
        skeleton={<Skeleton inlineSize="100%" blockSize={120} />}
      >
        {({ results, unreadable }) => (
          <Listed count={results.length} unreadable={unreadable} empty={null}>
            <ul className={styles.results} aria-label={t('list')}>
              {results.map((result) => (
                <li key={result.reference}>
                  <SavedFeesRow result={result} />
                </li>
              ))}
            </ul>
          </Listed>
        )}
      </Reading>
    </Section>
  );
}
