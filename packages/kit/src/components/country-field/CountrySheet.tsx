import { Suspense } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { IndexSheet } from '../../primitives/index-list/IndexSheet.tsx';
import { CountryList, type CountryListProps } from './CountryList.tsx';

export interface CountrySheetProps extends Omit<CountryListProps, 'top'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The list of countries over the page; choosing one closes it. */
export function CountrySheet({ open, onOpenChange, onChange, ...list }: CountrySheetProps) {
  const t = useMessages('places');
  const choose = (code: string) => {
    onChange(code);
    onOpenChange(false);
  };
  return (
    <IndexSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('country.title')}
      closeLabel={t('country.close')}
    >
      <Suspense>
        <CountryList {...list} onChange={choose} />
      </Suspense>
    </IndexSheet>
  );
}
