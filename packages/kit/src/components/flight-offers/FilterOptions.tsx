import { useFormats } from '../../messages/use-formats.ts';
import type { OptionGroup } from '../../rules/offers/filter.ts';
import type { OptionCount } from '../../rules/offers/view-offers.ts';
import type { OfferWords } from './use-offer-words.ts';
import type { ToggleOption } from './use-toggle-option.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { FilterOption } from './FilterOption.tsx';

interface FilterOptionsProps {
  group: OptionGroup;
  options: readonly OptionCount[];
  chosen: readonly string[];
  words: OfferWords;
  currency: string | undefined;
  points: boolean;
  toggle: ToggleOption;
}

/** A group of which some can be chosen; one that leaves no choice is not there. */
export function FilterOptions({
  group,
  options,
  chosen,
  words,
  currency,
  points,
  toggle,
}: FilterOptionsProps) {
  const { money, number } = useFormats();
  if (options.length < 2 && chosen.length === 0) return null;
  // A choice made for another day may not occur on this one: there it shows nothing, and can be taken away.
  const absent = chosen.filter((each) => !options.some(({ option }) => option === each));
  const all = [...options, ...absent.map((option) => ({ option, count: 0, lowest: undefined }))];
  const { t } = words;
  const labelOf: Record<OptionGroup, (option: string) => string> = {
    stops: (option) => t('kind', { kind: option }),
    carrier: words.carrier,
    aircraft: words.aircraft,
    from: words.airport,
    to: words.airport,
  };
  return (
    <FilterGroup title={t(`group.${group}`)}>
      {all.map(({ option, count, lowest }) => (
        <FilterOption
          key={option}
          group={group}
          option={option}
          label={labelOf[group](option)}
          count={count}
          lowest={
            lowest === undefined || currency === undefined
              ? undefined
              : t('from', { price: points ? number(lowest) : money({ amount: lowest, currency }) })
          }
          checked={chosen.includes(option)}
          toggle={toggle}
        />
      ))}
    </FilterGroup>
  );
}
