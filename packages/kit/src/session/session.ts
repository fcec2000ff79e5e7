import { sessionKey, type Host } from '../host/host.ts';
import { createDrafts, draftShape, type Drafts } from './drafts.ts';
import { createMemory, type Memory } from './memory.ts';
import { queryOf } from './query.ts';
import { checkingInShape, codeEndsShape, seatsShape } from './shapes.ts';

/** Six letters of a holder, then digest, id in letters and minute of each. */
const unfinished = /^[a-p]{6}(;[a-p]{39}\d{8}){1,50}$/;

/** Fields that may outlive a reload, with each text's shape. Nothing here is personal. Source: decision 5. */
const allowed = {
  /** The host that the first address named. */
  host: /^[a-z]{2,12}$/,
  /** Sales-channel code of the partner that the first address named. */
  channel: /^\d{4}$/,
  /** The group that the traveller came with. */
  groupId: /^[\w-]{1,64}$/,
  promoCode: /^[A-Za-z0-9-]{1,20}$/,
  /** Version chosen in the test environment. */
  version: /^\d{3}$/,
  /** When a code by text message can be asked for again. */
  codes: codeEndsShape,
  /** Cities and airports that were chosen, the latest first. */
  // IATA codes, the latest first: `BJS,SHA`.
  places: /^[A-Z]{3}(,[A-Z]{3}){0,5}$/,
  /** The search for flights as it is typed: codes, days and numbers, as its address has them. */
  search:
    /^trip=[a-z]+(&seg=[A-Z]{0,3}-[A-Z]{0,3}-[\d-]{0,10}){0,6}(&(adults|children|infants|points|direct)=\d|&cabin=[a-z]+)+$/,
  /** Flights that were looked for, the latest first: numbers, and routes by their codes. */
  // `MU5122,BJS-CTU`.
  flights: /^(([A-Z\d]{2}\d{1,4}[A-Z]?|[A-Z]{3}-[A-Z]{3})(,(?!$)|$)){1,3}$/,
  /** The flight that is looked for as it is typed: by which way, number, ends and day. */
  flightSought: /^(number|route);[A-Za-z\d]{0,8};[A-Z]{0,3};[A-Z]{0,3};\d{4}-\d\d-\d\d$/,
  /** Choices of an unsent form, from closed lists. */
  draft: draftShape,
  /** The key of the order that a guest has just made, as the order's answer gave it. */
  orderKey: /^[a-z]{32}$/,
  /** Actions whose outcome is not known: who, as six letters that tell nobody, then digest, transaction id and minute of each. */
  intents: unfinished,
  /** Bookings that were sent, alike: by a digest of their fares, with the id of each. */
  bookings: unfinished,
  /** Seats that were chosen and not sent. */
  seats: seatsShape,
  /** Passengers who are checking in while seats are paid. */
  checkIn: checkingInShape,
} satisfies Record<string, RegExp>;

export type SessionField = keyof typeof allowed;

const fields = Object.keys(allowed) as SessionField[];

/** Fields about what the traveller did, beside the drafts. */
const passing = [
  ...(['groupId', 'promoCode', 'version', 'places', 'flights', 'flightSought', 'search'] as const),
  ...(['intents', 'bookings', 'orderKey', 'seats', 'checkIn'] as const),
];

/** Fields of one member that the next one must not meet. */
const theirs = [
  'places',
  'flights',
  'flightSought',
  'search',
  'seats',
  'checkIn',
  'orderKey',
  'bookings',
] as const;

/** Card, ticket, document, phone and bank numbers, and mail addresses: never kept, whatever field they were put in. */
const personal = /\d{11}|@/;

const fits = (field: SessionField, value: unknown): value is string =>
  typeof value === 'string' && Object.hasOwn(allowed, field) && allowed[field].test(value);

/** A partner numbers its groups as it likes: such a number is known for as long as the page lives, and written nowhere. */
const mayHold = (field: SessionField, value: unknown): value is string =>
  fits(field, value) && (field === 'groupId' || !personal.test(value));

/** State that outlives a reload of this tab. */
export interface Session {
  readonly get: (field: SessionField) => string | undefined;
  /** Keeps a value; undefined, or a text that the field does not take, forgets it. */
  readonly set: (field: SessionField, value: string | undefined) => void;
  /** Unsent input of its holder; in memory but for choices from closed lists. Other drafts for another holder. */
  readonly drafts: Drafts;
  /** Choices that screens are left with; others for another holder. */
  readonly memory: Memory;
  /** Takes the page's next holder, by the key of what is theirs; nothing of the one before is met again. */
  readonly belongTo: (holder: string) => void;
  /** Forgets what the traveller did; which host and partner brought them stays. */
  readonly clear: () => void;
}

/**
 * Opens the one session-storage entry. Fields beyond the allowed ones are dropped, content that cannot be
 * read counts as empty, and `groupId` and `promoCode` of the address go before the kept ones.
 */
export function createSession({
  session: store,
  page,
  environment,
  clock,
}: Pick<Host, 'session' | 'page' | 'environment' | 'clock'>): Session {
  const values = new Map<SessionField, string>();
  const put = (field: SessionField, value: unknown) => {
    if (mayHold(field, value)) values.set(field, value);
    else values.delete(field);
  };
  const write = () => {
    const kept = [...values].filter(([, value]) => !personal.test(value));
    if (kept.length > 0) store.set(sessionKey, JSON.stringify(Object.fromEntries(kept)));
    else store.remove(sessionKey);
  };

  const kept = read(store.get(sessionKey));
  for (const field of fields) put(field, kept[field]);
  const { host, operate } = environment();
  const arrived = {
    host: host === 'browser' ? null : host,
    channel: operate.channel,
    groupId: queryOf(page).get('groupId'),
    promoCode: queryOf(page).get('promoCode'),
  };
  for (const field of ['host', 'channel', 'groupId', 'promoCode'] as const)
    if (arrived[field] !== null) put(field, arrived[field]);
  write();

  const set = (field: SessionField, value: string | undefined) => {
    if (values.get(field) === value) return;
    put(field, value);
    write();
  };
  let owner = '';
  const draftsInUse = (): Drafts => {
    const own: Drafts = createDrafts(
      {
        get: () => values.get('draft'),
        // Text typed late, on the page of the one before, is not kept.
        set: (text) => void (own === drafts && set('draft', text)),
      },
      clock.now,
      () => owner,
    );
    return own;
  };
  let drafts = draftsInUse();
  const memory = createMemory();
  return {
    memory,
    get: (field) => values.get(field),
    set,
    get drafts() {
      return drafts;
    },
    belongTo(holder) {
      if (holder === owner) return;
      // Input of a guest belongs to the member who signs in.
      if (owner !== '') {
        drafts.clear();
        memory.clear();
        drafts = draftsInUse();
        for (const field of theirs) set(field, undefined);
      }
      owner = holder;
      // Choices that a reload has left of somebody else.
      if (!drafts.isOwn()) set('draft', undefined);
    },
    clear() {
      for (const field of passing) values.delete(field);
      drafts.clear();
      memory.clear();
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
