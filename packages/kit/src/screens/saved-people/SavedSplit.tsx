import type { ReactNode } from 'react';
import { Split, type SplitProps } from '../shell/Split.tsx';
import type { SavedRead } from './use-saved.ts';

interface SavedSplitProps<Entry> extends Pick<SplitProps, 'shows' | 'list'> {
  read: Pick<SavedRead<Entry>, 'list' | 'error'>;
  /** Entry on show; the first that can be changed without it. */
  id?: string | undefined;
  /** Entries that can be changed here; all without it. */
  changeable?: (entry: Entry) => boolean;
  /** Address of an entry. */
  hrefOf: (id: string) => string;
  /** Editor of one entry. */
  detail: (id: string | undefined) => ReactNode;
}

const any = () => true;

/** A list of saved entries and the editor of one of them, side by side where there is room. */
export function SavedSplit<Entry extends { readonly id: string }>({
  shows,
  read,
  id,
  changeable = any,
  hrefOf,
  list,
  detail,
}: SavedSplitProps<Entry>) {
  const chosen = id ?? read.list?.find(changeable)?.id;
  return (
    <Split
      shows={shows}
      split={read.list ? chosen !== undefined : !read.error}
      list={list}
      detail={(shows === 'detail' || chosen !== undefined) && detail(chosen)}
      current={chosen === undefined ? undefined : hrefOf(chosen)}
    />
  );
}
