import { useCallback } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import {
  wholeSearch,
  type FlightSearch as Search,
  type SearchDraft,
} from '../../rules/booking/search-address.ts';
import { emptySearch } from '../../rules/booking/search-draft.ts';
import type { Day } from '../../rules/days.ts';
import {
  checkFlightSearchField,
  flightSearchFields,
  type FlightSearchField,
} from '../../validators/booking/flight-search.ts';
import { classNames } from '../../primitives/class-names.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import type { FormRules } from '../form-fields/use-form.ts';
import { SearchFields } from './SearchFields.tsx';
import { draftOfTyped, typedOfDraft, type SearchTyped } from './typed.ts';
import type { WantedDays, WantedPlace } from './types.ts';
import * as styles from './FlightSearch.css.ts';

export interface FlightSearchProps extends FormRootProps {
  /** Initial search; without it, one way for one adult. */
  defaultValue?: SearchDraft | undefined;
  /** The airline's calendar day, from which on days can be chosen. */
  today: Day;
  /** A member is signed in, who may ask for prices in points. */
  member?: boolean | undefined;
  /** Each change, with all that is typed. */
  onChange?: ((draft: SearchDraft) => void) | undefined;
  /** A city is to be chosen; the answer comes as another `defaultValue` under another `key`. */
  onPickPlace: (wanted: WantedPlace) => void;
  /** Days are to be chosen; the answer comes in the same way. */
  onPickDays: (wanted: WantedDays) => void;
  /** A search without mistakes was submitted. */
  onSubmit: (search: Search) => void;
}

type Context = { readonly today: Day };

const rules: FormRules<SearchTyped, Context, FlightSearchField> = {
  check: (field, typed, context) => checkFlightSearchField(field, draftOfTyped(typed), context),
  fields: (typed) => flightSearchFields(draftOfTyped(typed)),
};

/** Flights from where to where, on which days, for whom: one way, there and back, or up to six segments. */
export function FlightSearch({
  defaultValue = emptySearch,
  today,
  member = false,
  onChange,
  onPickPlace,
  onPickDays,
  onSubmit,
  children,
  className,
  ...root
}: FlightSearchProps) {
  const t = useMessages('flight-search');
  // A guest has no points to pay with, whoever typed before.
  const own = useCallback(
    (typed: SearchTyped): SearchDraft => ({ ...draftOfTyped(typed), points: member && typed.points }),
    [member],
  );
  const report = useCallback((typed: SearchTyped) => onChange?.(own(typed)), [onChange, own]);
  const labelOf = (field: FlightSearchField, { kind }: SearchTyped) => {
    if (field === 'party') return t('party');
    const [, segment, part = ''] = field.split('.');
    const name = part === 'day' ? t('day') : t(part === 'from' ? 'from' : 'to');
    if (kind === 'multi') return t('segment.field', { number: Number(segment) + 1, field: name });
    return kind === 'return' && segment === '1' ? t('day.back') : name;
  };
  return (
    <RuledForm
      {...root}
      className={classNames(styles.form, className)}
      defaultValue={typedOfDraft(defaultValue)}
      rules={rules}
      context={{ today }}
      labelOf={labelOf}
      onChange={report}
      onSubmit={(typed) => {
        const search = wholeSearch(own(typed));
        if (search) onSubmit(search);
      }}
    >
      <SearchFields {...{ member, onPickPlace, onPickDays }}>{children}</SearchFields>
    </RuledForm>
  );
}
