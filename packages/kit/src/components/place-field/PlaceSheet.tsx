import { Suspense, type ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { IndexSheet } from '../../primitives/index-list/IndexSheet.tsx';
import { PlaceList, type PlaceListProps } from './PlaceList.tsx';

export interface PlaceSheetProps extends Omit<PlaceListProps, 'top'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
}

/** The list of places over the page; choosing one closes it. */
export function PlaceSheet({ open, onOpenChange, title, onChange, ...list }: PlaceSheetProps) {
  const t = useMessages('places');
  return (
    <IndexSheet open={open} onOpenChange={onOpenChange} title={title} closeLabel={t('place.close')}>
      <Suspense>
        <PlaceList
          {...list}
          onChange={(code, kind) => {
            onChange(code, kind);
            onOpenChange(false);
          }}
        />
      </Suspense>
    </IndexSheet>
  );
}
