import type { UnreadableEntry } from '../../contracts/unreadable.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import type { RootProps } from '../../primitives/root-props.ts';

export interface UnreadableEntriesProps extends RootProps<HTMLDivElement> {
  /** Entries of a list that could not be read; nothing is there without any. */
  entries: readonly UnreadableEntry[] | undefined;
}

/** As many numbers as a person would read to somebody on the phone. */
const mostIds = 5;

/** Entries that a list could not show: how many, and their numbers. They are shown below the others. */
export function UnreadableEntries({ entries, ...root }: UnreadableEntriesProps) {
  const t = useMessages('failures');
  if (!entries || entries.length === 0) return null;
  const ids = entries.flatMap(({ id }) => (id === undefined ? [] : [id])).slice(0, mostIds);
  return (
    <Notice {...root} tone="attention" title={t('unreadable.title', { count: entries.length })}>
      <p>{t('unreadable.text')}</p>
      {ids.length > 0 && <p>{t('unreadable.ids', { ids: ids.join(', ') })}</p>}
    </Notice>
  );
}
