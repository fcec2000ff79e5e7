import type { ReactNode } from 'react';
import { useBeneficiaries } from '../../client/beneficiaries/beneficiaries.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import { Split, type SplitProps } from '../shell/Split.tsx';

interface BeneficiarySplitProps extends Pick<SplitProps, 'shows' | 'list'> {
  /** Id of the one on show; the first of the list without it. */
  id?: string | undefined;
  /** Screen of one beneficiary. */
  detail: (id: string | undefined) => ReactNode;
}

/** The beneficiaries and one of them, side by side where there is room. */
export function BeneficiarySplit({ shows, id, list, detail }: BeneficiarySplitProps) {
  const { href } = useNavigation();
  const read = useBeneficiaries();
  const people = read.data?.uniBeneficiary.uniBeneficiaryDetails;
  const chosen = id ?? people?.[0]?.beneficiaryId;
  return (
    <Split
      shows={shows}
      split={people ? people.length > 0 : !read.error}
      list={list}
      detail={(shows === 'detail' || chosen !== undefined) && detail(chosen)}
      current={
        chosen === undefined ? undefined : href('beneficiaryDetail', { query: { beneficiary: chosen } })
      }
    />
  );
}
