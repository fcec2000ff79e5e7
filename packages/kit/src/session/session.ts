import { sessionKey, type Host } from '../host/host.ts';
import { checkingInShape, seatsShape } from './check-in-shapes.ts';
import { codeEndsShape } from './code-ends.ts';
import { createDrafts, draftShape, type Drafts } from './drafts.ts';
import { queryOf } from './query.ts';

/** What may outlive a reload, each with the shape of its text. Nothing here is personal. Source: decision 5. */
const allowed = {
  /** The host that the first address named. */
  host: /^[a-z]{2,12}$/,
  /** Sales-channel code of the partner that the first address named. */
  channel: /^\d{4}$/,
  /** The group that the traveller came with. */
  groupId: /^[\w-]{1,24}$/,
  promoCode: /^[A-Za-z0-9-]{1,20}$/,
  /** Version chosen in the test environment. */
  version: /^\d{3}$/,
  /** When a code by text message can be asked for again. */
  codes: codeEndsShape,
  /** Cities and airports that were chosen, the latest first. */
  // IATA codes, the latest first: `BJS,SHA`.
  places: /^[A-Z]{3}(,[A-Z]{3}){0,5}$/,
  /** Choices of an unsent form, from closed lists. */
  draft: draftShape,
  /** Seats that were chosen and not sent. */
  seats: seatsShape,
  /** Who is checking in while seats are paid. */
  checkIn: checkingInShape,
} satisfies Record<string, RegExp>;

export type SessionField = keyof typeof allowed;

const fields = Object.keys(allowed) as SessionField[];

/** Card, ticket, document, phone and bank numbers, and mail addresses: never kept, whatever field they were put in. */
const personal = /\d{11}|@/;

const mayKeep = (field: SessionField, value: unknown): value is string =>
  typeof value === 'string' &&
  Object.hasOwn(allowed, field) &&
  allowed[field].test(value) &&
  !personal.test(value);

/** What outlives a reload of this tab. */
export interface Session {
  readonly get: (field: SessionField) => string | undefined;
  /** Keeps a value; undefined, or a text that the field does not take, forgets it. */
  readonly set: (field: SessionField, value: string | undefined) => void;
  /** What has been typed and not been sent; in memory but for choices from closed lists. */
  readonly drafts: Drafts;
  /** Forgets what the traveller did; which host and partner brought them stays. */
  readonly clear: () => void;
}

/**
 * Opens the one session-storage entry. What it holds beyond the allowed fields is dropped, content that cannot be
 * read counts as empty, and `groupId` of the address goes before the kept one.
 */
export function createSession({
  session: store,
  page,
  environment,
}: Pick<Host, 'session' | 'page' | 'environment'>): Session {
  const values = new Map<SessionField, string>();
  const put = (field: SessionField, value: unknown) => {
    if (mayKeep(field, value)) values.set(field, value);
    else values.delete(field);
  };
  const write = () => {
    if (values.size > 0) store.set(sessionKey, JSON.stringify(Object.fromEntries(values)));
    else store.remove(sessionKey);
  };

  const kept = read(store.get(sessionKey));
  for (const field of fields) put(field, kept[field]);
  const { host, operate } = environment();
  const arrived = {
    host: host === 'browser' ? null : host,
    channel: operate.channel,
    groupId: queryOf(page).get('groupId'),
  };
  for (const field of ['host', 'channel', 'groupId'] as const)
    if (arrived[field] !== null) put(field, arrived[field]);
  write();

  const set = (field: SessionField, value: string | undefined) => {
    if (values.get(field) === value) return;
    put(field, value);
    write();
  };
  const drafts = createDrafts({ get: () => values.get('draft'), set: (text) => set('draft', text) });
  return {
    get: (field) => values.get(field),
    set,
    drafts,
    clear() {
      for (const field of ['groupId', 'promoCode', 'version', 'places', 'seats', 'checkIn'] as const)
        values.delete(field);
      drafts.clear();
      write();
    },
  };
}

function read(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? '')) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}
