import type { SearchCabin, SearchDraft, SearchSegment } from '../../rules/booking/search-address.ts';
import type { Party } from '../../rules/booking/party.ts';
import { useMemo } from 'react';
import { useFormValue, useShared } from '../form-fields/use-form.ts';

/** A search as its form holds it: an empty text for what is not chosen, as the form library puts its first value in place of `undefined`. */
export interface SearchTyped extends Party {
  kind: SearchDraft['kind'];
  segments: Required<SearchSegment>[];
  cabin: SearchCabin | '';
  points: boolean;
  direct: boolean;
}

export const typedOfDraft = ({ segments, ...draft }: SearchDraft): SearchTyped => ({
  ...draft,
  cabin: draft.cabin ?? '',
  segments: segments.map(({ from = '', to = '', day = '' }) => ({ from, to, day })),
});

export const draftOfTyped = ({ segments, cabin, ...typed }: SearchTyped): SearchDraft => ({
  ...typed,
  ...(cabin && { cabin }),
  segments: segments.map(({ from, to, day }) => ({
    ...(from && { from }),
    ...(to && { to }),
    ...(day && { day }),
  })),
});

const textOf = (typed: SearchTyped): string => JSON.stringify(draftOfTyped(typed));

/** The search as it is now, and the way to change it; fields that were wrong are looked at again. */
export function useSearch() {
  const { form } = useShared<SearchTyped, unknown>();
  const text = useFormValue<SearchTyped, string>(textOf);
  const draft = useMemo(() => JSON.parse(text) as SearchDraft, [text]);
  const change = (act: (draft: SearchDraft) => SearchDraft) => {
    const next = typedOfDraft(act(draftOfTyped(form.getValues())));
    for (const name of [
      'kind',
      'segments',
      'adults',
      'children',
      'infants',
      'cabin',
      'points',
      'direct',
    ] as const)
      form.setValue(name, next[name]);
    if (form.formState.isSubmitted) void form.trigger();
  };
  return { draft, change };
}
