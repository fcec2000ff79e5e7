/** Tone of an entry: allowed, only with a permission, not allowed, or a plain fact. */
export type NoticeTone = 'yes' | 'ask' | 'no' | 'fact';

/** A name and what holds for it. */
export interface NoticeEntry {
  readonly tone: NoticeTone;
  readonly name: string;
  readonly rule: string;
}

/** A part of a notice as it is drawn: neighbours of one kind are together. */
export type NoticeBlock =
  | { readonly kind: 'text'; readonly texts: readonly string[] }
  | { readonly kind: 'points' | 'steps'; readonly texts: readonly string[] }
  | { readonly kind: 'entries'; readonly entries: readonly NoticeEntry[] };

export interface NoticeSection {
  readonly name: string;
  readonly title: string;
  readonly blocks: readonly NoticeBlock[];
}

export interface NoticeParts {
  readonly lead: string;
  readonly sections: readonly NoticeSection[];
}

const lists = { text: 'text', point: 'points', step: 'steps' } as const;
const tones: Readonly<Record<string, NoticeTone>> = { yes: 'yes', ask: 'ask', no: 'no', fact: 'fact' };

/** A block with one more text, or a new one after it. */
function withText(blocks: readonly NoticeBlock[], kind: 'text' | 'points' | 'steps', text: string) {
  const last = blocks.at(-1);
  return last?.kind === kind
    ? [...blocks.slice(0, -1), { kind, texts: [...last.texts, text] }]
    : [...blocks, { kind, texts: [text] }];
}

function withEntry(blocks: readonly NoticeBlock[], entry: NoticeEntry): readonly NoticeBlock[] {
  const last = blocks.at(-1);
  return last?.kind === 'entries'
    ? [...blocks.slice(0, -1), { kind: 'entries', entries: [...last.entries, entry] }]
    : [...blocks, { kind: 'entries', entries: [entry] }];
}

/**
 * A notice from the messages of its catalogue, in their order. Keys: `lead`; of a section `<name>.title`, `<name>.text.1`, `.point.1`,
 * `.step.1`; and `.yes.1`, `.ask.1`, `.no.1` or `.fact.1` with `.yes.1.rule` after it.
 * @throws Error for any other key, and for a name without its rule
 */
export function readNotice(messages: readonly (readonly [key: string, text: string])[]): NoticeParts {
  const texts = new Map(messages);
  const sections: { name: string; title: string; blocks: readonly NoticeBlock[] }[] = [];
  for (const [key, text] of messages) {
    if (key === 'lead' || key.endsWith('.rule')) continue;
    const [name = '', part = ''] = key.split('.');
    const section = sections.at(-1);
    if (part === 'title') sections.push({ name, title: text, blocks: [] });
    else if (section?.name !== name) throw new Error(`"${key}" is not in a section`);
    else if (part in lists)
      section.blocks = withText(section.blocks, lists[part as keyof typeof lists], text);
    else section.blocks = withEntry(section.blocks, entryOf(key, part, texts));
  }
  return { lead: texts.get('lead') ?? '', sections };
}

function entryOf(key: string, part: string, texts: ReadonlyMap<string, string>): NoticeEntry {
  const tone = tones[part];
  const [name, rule] = [texts.get(key), texts.get(`${key}.rule`)];
  if (tone === undefined || name === undefined || rule === undefined)
    throw new Error(`"${key}" says no rule`);
  return { tone, name, rule };
}
