/** Where something personal must not stand, by name, each with all that is there. */
export type Places = Readonly<Record<string, string>>;

/** Says which of some values are in a place, one line each: `13800000001 is in the storage`. */
export type Sweep = (places: Places) => string[];

const escaped = (value: string): string => value.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** An address with its encoded parts as they read. */
function readable(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** Looks for values in every spelling of letters, as they are and as addresses write them. One pass over each place. */
export function sweepFor(values: Iterable<string>): Sweep {
  const known = [
    ...new Set([...values].map((value) => value.toLowerCase()).filter((value) => value.length > 1)),
  ];
  if (known.length === 0) return () => [];
  // The longest first: a grouped number before its beginning.
  const any = new RegExp(
    known
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|'),
    'g',
  );
  return (places) =>
    Object.entries(places).flatMap(([place, text]) => {
      const both = `${text}\n${readable(text)}`.toLowerCase();
      return [...new Set(both.match(any) ?? [])].map((value) => `${value} stands in the ${place}`);
    });
}

/**
 * The attributes of a page, but for those that are read out, shown or typed: a name may be in a label, and not in an id.
 * Runs in the page, so it needs nothing around it.
 */
export function attributesOf(): string {
  const said = new Set(['alt', 'class', 'content', 'd', 'label', 'placeholder', 'style', 'title', 'value']);
  const spoken = /^aria-(?:label|description|valuetext|roledescription|placeholder)$/;
  const found: string[] = [];
  for (const element of document.querySelectorAll('body *'))
    for (const { name, value } of element.attributes)
      if (value.length > 1 && !said.has(name) && !spoken.test(name)) found.push(value);
  return found.join('\n');
}
