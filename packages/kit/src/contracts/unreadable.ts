import * as z from 'zod/mini';
import { listOf } from './reading.ts';

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

/** An answer as it is read. */
type Listed<Name extends string, Entry extends z.ZodMiniType, Rest extends Shape> = {
  [Each in Name]: z.output<Entry>[];
} & { [Each in keyof Rest]: z.output<Rest[Each]> } & {
  /** Entries that could not be read; left out where there is none. */
  unreadable?: readonly UnreadableEntry[];
};

/** The answer on the wire. */
type ListSent<Name extends string, Entry extends z.ZodMiniType, Rest extends Shape> = {
  [Each in Name]: z.input<Entry>[];
} & { [Each in keyof Rest]: z.input<Rest[Each]> };

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
): z.ZodMiniType<Listed<Name, Entry, Rest>, ListSent<Name, Entry, Rest>> {
  const list = listOf(entry, (given) => unreadable(given, id));
  const answer: z.ZodMiniType = z.object({ ...rest, [name]: list });
  const apart = (read: unknown) => {
    const fields = read as Readonly<Record<string, unknown>>;
    const entries = fields[name] as readonly object[];
    const lost = entries.filter((each) => !isReadable(each));
    return { ...fields, [name]: entries.filter(isReadable), ...(lost.length > 0 && { unreadable: lost }) };
  };
  return z.pipe(answer, z.transform(apart)) as unknown as z.ZodMiniType<
    Listed<Name, Entry, Rest>,
    ListSent<Name, Entry, Rest>
  >;
}
