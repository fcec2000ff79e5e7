import type { ReactNode } from 'react';
import { useMemberAccount } from '../../client/account/member-account.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import { Split, type SplitProps } from '../shell/Split.tsx';

interface AccountSplitProps extends Pick<SplitProps, 'shows' | 'list'> {
  /** Place of the document on show; the first that can be changed without it. */
  index?: string | undefined;
  /** Editor of one document. */
  detail: (index: string | undefined) => ReactNode;
}

/** The account and one of its documents, side by side where there is room. */
export function AccountSplit({ shows, index, list, detail }: AccountSplitProps) {
  const { href } = useNavigation();
  const { data, error } = useMemberAccount();
  const first = data?.documents.findIndex(({ main }) => !main) ?? -1;
  const chosen = index ?? (first < 0 ? undefined : String(first));
  return (
    <Split
      shows={shows}
      split={data ? chosen !== undefined : !error}
      list={list}
      detail={(shows === 'detail' || chosen !== undefined) && detail(chosen)}
      current={chosen === undefined ? undefined : href('editDocument', { params: { index: chosen } })}
    />
  );
}
