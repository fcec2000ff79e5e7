import type { OfferFiltersProps } from '../../../components/flight-offers/OfferFilters.tsx';
import { OfferOrderChoice } from '../../../components/flight-offers/OfferOrderChoice.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { activeGroups } from '../../../rules/offers/filter.ts';
import type { OfferChoice } from '../../../rules/offers/view-offers.ts';
import { useBelowBar } from '../../shell/use-below-bar.ts';
import { useLazySheet } from '../../shell/use-lazy-sheet.ts';
import * as styles from './flight-list.css.ts';

interface ListToolsProps {
  choice: OfferChoice;
  onChange: (choice: OfferChoice) => void;
  /** Flights to filter; none while they are on their way. */
  filters?: Pick<OfferFiltersProps, 'index' | 'namesOf' | 'points'> | undefined;
}

const loadSheet = async () =>
  (await import('../../../components/flight-offers/OfferFilterSheet.tsx')).OfferFilterSheet;

/** On a phone: the order, and the filters in a sheet that comes when it is first wanted. */
export function ListTools({ choice, onChange, filters }: ListToolsProps) {
  const t = useMessages('flight-offers');
  const top = useBelowBar();
  const { Sheet, state, show } = useLazySheet(loadSheet);
  const active = activeGroups(choice.filter).length;
  return (
    <div className={styles.tools} style={{ insetBlockStart: top }}>
      <OfferOrderChoice value={choice.order} onChange={(order) => onChange({ ...choice, order })} />
      <Button
        variant="text"
        size="medium"
        icon="filter"
        className={styles.filter}
        disabled={!filters}
        onClick={show}
      >
        {active > 0 ? t('filter.active', { count: active }) : t('filter')}
      </Button>
      {Sheet && filters && <Sheet {...filters} {...state} value={choice} onChange={onChange} />}
    </div>
  );
}
