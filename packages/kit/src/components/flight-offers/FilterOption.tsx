import { memo } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Checkbox } from '../../primitives/field/Checkbox.tsx';
import type { OptionGroup } from '../../rules/offers/filter.ts';
import type { ToggleOption } from './use-toggle-option.ts';
import * as styles from './OfferFilters.css.ts';

interface FilterOptionProps {
  group: OptionGroup | 'conditions';
  option: string;
  label: string;
  count: number;
  /** Lowest price, in words. */
  lowest?: string | undefined;
  checked: boolean;
  toggle: ToggleOption;
}

/** One choice with what it would show. */
export const FilterOption = memo(function FilterOption({
  group,
  option,
  label,
  count,
  lowest,
  checked,
  toggle,
}: FilterOptionProps) {
  const t = useMessages('flight-offers');
  return (
    <Checkbox
      checked={checked}
      onChange={() => toggle(group, option)}
      label={
        <span className={styles.option}>
          <span>{label}</span>
          <span className={styles.count}>{t('flights', { count })}</span>
          {lowest !== undefined && <span className={styles.lowest}>{lowest}</span>}
        </span>
      }
    />
  );
});
