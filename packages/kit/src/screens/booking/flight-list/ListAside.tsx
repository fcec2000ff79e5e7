import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { firstChoice, type OfferChoice } from '../../../rules/offers/view-offers.ts';
import { OfferFilters, type OfferFiltersProps } from '../../../components/flight-offers/OfferFilters.tsx';
import * as styles from './flight-list.css.ts';

interface ListAsideProps {
  choice: OfferChoice;
  onChange: (choice: OfferChoice) => void;
  view: OfferFiltersProps['view'];
  filters: Pick<OfferFiltersProps, 'index' | 'namesOf' | 'points'>;
}

/** Filters beside the list, in a wide window. */
export function ListAside({ choice, onChange, view, filters }: ListAsideProps) {
  const t = useMessages('flight-offers');
  return (
    <aside className={styles.aside} aria-label={t('filter')}>
      <div className={styles.asideHead}>
        <h2 className={styles.asideTitle}>{t('filter')}</h2>
        <Button variant="text" size="medium" onClick={() => onChange(firstChoice)}>
          {t('clear')}
        </Button>
      </div>
      <OfferFilters
        {...filters}
        view={view}
        value={choice.filter}
        onChange={(filter) => onChange({ ...choice, filter })}
      />
    </aside>
  );
}
