import { useEffect, useRef } from 'react';
import { SiteSearch } from '../../components/site-search/SiteSearch.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { Sheet } from '../../primitives/sheet/Sheet.tsx';
import { useConfig } from '../../session/config-provider.tsx';
import type { LazySheetProps } from '../shell/use-lazy-sheet.ts';
import { useFlightFinds } from './use-flight-finds.ts';
import { useOrderFinds } from './use-order-finds.ts';
import { useSearchEntries, type SearchActions } from './use-search-entries.ts';

export interface SearchSheetProps extends LazySheetProps, SearchActions {}

/** The search of services, settings, notices, flights and the member's orders; its field has the focus at once. */
export function SearchSheet({ open, onClose, ...actions }: SearchSheetProps) {
  const t = useMessages('home');
  return (
    <Sheet
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('actions.search')}
      closeLabel={t('language.close')}
    >
      <Search actions={actions} onFollow={onClose} />
    </Sheet>
  );
}

/** The search itself: the sheet gives way to what acts below it. */
function Search({ actions, onFollow }: { actions: SearchActions; onFollow: () => void }) {
  const { hotline } = useConfig();
  const flights = useFlightFinds();
  const orders = useOrderFinds();
  const box = useRef<HTMLDivElement>(null);
  // The sheet leaves the focus where it is already inside.
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const entries = useSearchEntries(actions).map((entry) =>
    entry.onClick
      ? {
          ...entry,
          onClick: () => {
            onFollow();
            entry.onClick();
          },
        }
      : entry,
  );
  return (
    <div ref={box}>
      <SiteSearch
        entries={entries}
        suggest={(query) => [...flights(query), ...orders(query)]}
        hotline={hotline}
      />
    </div>
  );
}
