/** The two documents: membership and account, with calls; orders, flights and check-in, without. */
type Named = 'membership' | 'travel';

/** How far a name can be relied on: what the documents show no calls for may still change. */
export const statusOf = (named: Named | undefined): 'beta' | 'stable' =>
  named === 'travel' ? 'beta' : 'stable';

/**
 * Status of a component by the document that its docs name first, and every section that they name.
 * @param docs Markdown with a line such as `travel.md 2, 4; membership.md 6` under "Documents"
 */
export function readDocuments(docs: string) {
  const [, line = ''] = /^## Documents\n+(.*)$/m.exec(docs) ?? [];
  const named = [...line.matchAll(/(membership|travel)\.md ([\d, ]*\d)/g)].map(
    ([, document, sections = '']) => ({
      document: document as Named,
      sections: sections.split(', '),
    }),
  );
  return {
    status: statusOf(named[0]?.document),
    sections: named.flatMap(({ document, sections }) => sections.map((section) => `${document}-${section}`)),
  };
}
