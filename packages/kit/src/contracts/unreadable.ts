import * as z from 'zod/mini';
import { listOf, otherwise } from './reading.ts';

/** An entry of a list that cannot be read: what is told of it in its place. */
export interface UnreadableEntry {
  /** The airline's number of it; left out where that cannot be read either. */
  readonly id?: string;
}

const marks = new WeakSet<object>();
const isReadable = (entry: object): boolean => !marks.has(entry);

function unreadable(entry: unknown, idField: string): UnreadableEntry {
  const id = (Object(entry) as Readonly<Record<string, unknown>>)[idField];
  const told = typeof id === 'string' && id !== '' ? { id } : {};
  marks.add(told);
  return told;
}

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** Lists by name: the entries of each, and the name of the field that says which entry it is. */
type Lists = Readonly<Record<string, readonly [entry: z.ZodMiniType, id: string]>>;

/** An answer as it is read. */
type Listed<Names extends Lists, Rest extends Shape> = {
  [Name in keyof Names]: z.output<Names[Name][0]>[];
} & (keyof Rest extends never ? unknown : z.output<z.ZodMiniObject<Rest>>) & {
    /** Entries that could not be read; left out where there is none. */
    unreadable?: readonly UnreadableEntry[];
  };

/** The answer on the wire. */
type ListSent<Names extends Lists, Rest extends Shape> = {
  [Name in keyof Names]: z.input<Names[Name][0]>[];
} & (keyof Rest extends never ? unknown : z.input<z.ZodMiniObject<Rest>>);

/** Fields of which some are lists; what of these could not be read is taken out of them. */
function apart<Names extends Lists, Rest extends Shape>(
  lists: Names,
  fields: Shape,
): z.ZodMiniType<Listed<Names, Rest>, ListSent<Names, Rest>> {
  const names = Object.keys(lists);
  const told = (read: unknown) => {
    const all = read as Readonly<Record<string, unknown>>;
    const entries = names.map((name) => [name, all[name] as readonly object[]] as const);
    const lost = entries.flatMap(([, list]) => list.filter((each) => !isReadable(each)));
    const readable = entries.map(([name, list]) => [name, list.filter(isReadable)]);
    return { ...all, ...Object.fromEntries(readable), ...(lost.length > 0 && { unreadable: lost }) };
  };
  const answer: z.ZodMiniType = z.object(fields);
  return z.pipe(answer, z.transform(told)) as unknown as z.ZodMiniType<
    Listed<Names, Rest>,
    ListSent<Names, Rest>
  >;
}

const tellingList = (entry: z.ZodMiniType, id: string) => listOf(entry, (given) => unreadable(given, id));

/**
 * An answer whose list has entries that a person looks for: one that cannot be read is in `unreadable`, so that it can be told.
 * @param name of the list
 * @param id name of the field that says which entry it is
 * @param rest the other fields of the answer
 */
export function entriesOf<Name extends string, Entry extends z.ZodMiniType, Rest extends Shape>(
  name: Name,
  entry: Entry,
  id: keyof z.output<Entry> & string,
  rest: Rest,
): z.ZodMiniType<Listed<Record<Name, [Entry, string]>, Rest>, ListSent<Record<Name, [Entry, string]>, Rest>> {
  const lists = { [name]: [entry, id] } as Record<Name, [Entry, string]>;
  return apart(lists, { ...rest, [name]: tellingList(entry, id) });
}

/**
 * Parts of one thing, each a list that it can do without: an entry that cannot be read is in `unreadable`.
 * @param lists by their names: the entries of each, and the name of the field that says which entry it is
 * @param rest the other fields
 */
export const partsOf = <Names extends Lists, Rest extends Shape>(
  lists: Names,
  rest: Rest,
): z.ZodMiniType<Listed<Names, Rest>, ListSent<Names, Rest>> => {
  const parts = Object.entries(lists).map(([name, [entry, id]]) => [
    name,
    otherwise(tellingList(entry, id), []),
  ]);
  return apart(lists, { ...rest, ...(Object.fromEntries(parts) as Shape) });
};
