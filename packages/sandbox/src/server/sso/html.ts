/** Text that is already HTML. Only `html` makes it. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | false | undefined | readonly Markup[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

function written(part: Part): string {
  if (part === false || part === undefined) return '';
  if (part instanceof Markup) return part.text;
  return typeof part === 'object' ? part.map(written).join('') : escape(String(part));
}

/** Writes HTML; what is put in is escaped unless it was written by `html` itself. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(strings.map((text, index) => text + written(parts[index])).join(''));
