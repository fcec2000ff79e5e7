/** How a thing of the documents stands: some story or test shows it, none does although it is built, or it is not built yet. */
export type Standing = 'shown' | 'missing' | 'toCome';

/** How one state of a route stands; what cannot occur says why. */
export type CoverageState = { readonly state: 'ready' | 'empty' | 'failed' | 'refused' | 'slow' } & (
  | { readonly standing: 'shown'; readonly story: string }
  | { readonly standing: 'missing' }
  | { readonly standing: 'cannotOccur'; readonly reason: string }
);

/** One route, call, code, message, role, state or constant of the documents, and what shows it. */
export interface CoverageItem {
  /** As it is spelled in the documents or the catalogue of codes. */
  readonly name: string;
  /** In English: what it means, its value, its source. */
  readonly note: string;
  readonly standing: Standing;
  /** Storybook's ids of the stories that show it. */
  readonly stories: readonly string[];
  /** Test files that check it, from the repository's folder. */
  readonly tests: readonly string[];
  /** Of a route that is built: it counts as shown when none is missing. */
  readonly states?: readonly CoverageState[];
}

/** The story that shows a route as it is when all is well. */
export const readyStoryOf = ({ states = [] }: CoverageItem): string | undefined =>
  states.flatMap((each) => (each.state === 'ready' && each.standing === 'shown' ? [each.story] : []))[0];

/** Entries that the page folds together. */
export interface CoverageGroup {
  readonly kind: 'Routes' | 'Calls' | 'Codes' | 'Messages' | 'Roles' | 'States' | 'Constants';
  readonly title: string;
  readonly items: readonly CoverageItem[];
}

/** How many items stand how. */
export function countOf(groups: readonly CoverageGroup[]): Readonly<Record<Standing, number>> {
  const items = groups.flatMap((group) => group.items);
  const count = (standing: Standing) => items.filter((item) => item.standing === standing).length;
  return { shown: count('shown'), missing: count('missing'), toCome: count('toCome') };
}

/** Where a story is, from inside the frame that Storybook shows it in; under any sub-path. */
export const storyHref = (id: string): string => `./?path=/story/${id}`;
