/** Anything that can be found: every word is given as data, in the language in use. */
export interface Findable {
  readonly title: string;
  /** Longer text, such as the body of a notice. */
  readonly text?: string;
  /** Further words, parted by spaces: synonyms, and for Chinese the initials of the pinyin (`jfzd`). */
  readonly keywords?: string;
}

/** Width, case, blanks and soft hyphens do not count: `ＪＦ ｚｄ` finds what `jfzd` finds. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u00AD]+/g, '');

/** Best first: the title begins with it, a keyword does, the title holds it, a keyword does, the text does. */
function rankOf(entry: Findable, wanted: string): number | undefined {
  const title = fold(entry.title);
  if (title.startsWith(wanted)) return 0;
  const keywords = (entry.keywords ?? '').split(/\s+/).filter(Boolean).map(fold);
  if (keywords.some((word) => word.startsWith(wanted))) return 1;
  if (title.includes(wanted)) return 2;
  if (keywords.some((word) => word.includes(wanted))) return 3;
  return fold(entry.text ?? '').includes(wanted) ? 4 : undefined;
}

/** The entries that answer a query, best first and otherwise in their own order; none for a blank query. */
export function findEntries<Entry extends Findable>(query: string, entries: readonly Entry[]): Entry[] {
  const wanted = fold(query);
  if (wanted === '') return [];
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, wanted) }))
    .filter((found): found is { entry: Entry; rank: number } => found.rank !== undefined)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
