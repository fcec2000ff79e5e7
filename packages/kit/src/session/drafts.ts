/** A form whose draft is kept; declared once, beside the form. */
export interface DraftForm<Typed> {
  /** Letters only. */
  readonly name: string;
  /** Choices that may outlive a reload, each with its closed list of values, or the shape of an amount; they say nothing of a person. */
  readonly keeps: Readonly<Record<string, readonly string[] | RegExp>>;
  /** Those choices as they are made now. */
  readonly choices: (typed: Typed) => Readonly<Record<string, string>>;
}

const begun = { begun: ['yes'] } as const;

/** Of a form that is personal throughout: a reload leaves only that something was typed, so that this can be said. */
export const begunAlone = { keeps: begun, choices: () => ({ begun: 'yes' }) };

const saysBegunAlone = ({ keeps }: DraftForm<never>): boolean => keeps === begun;

/** Choices that came back after a reload. */
export type KeptChoices = Readonly<Record<string, string>>;

/** Input that has been typed and not been sent yet. */
export interface Drafts {
  /** The draft of this page's life, all of it. `subject` parts the drafts of one form, such as the id of what is edited. */
  readonly read: <Typed>(form: DraftForm<Typed>, subject?: string) => Typed | undefined;
  readonly write: <Typed>(form: DraftForm<Typed>, typed: Typed, subject?: string) => void;
  /** Once it has been sent, or when the traveller starts over. */
  readonly forget: (form: DraftForm<never>, subject?: string) => void;
  /** The choices that a reload has left of a draft without subject, or that any was begun where the form says no more; at most 30 minutes old. */
  readonly kept: (form: DraftForm<never>) => KeptChoices;
  /** Nothing that somebody else has left is kept. */
  readonly isOwn: () => boolean;
  /** Leaving the page would lose something. */
  readonly unsaved: () => boolean;
  /** Calls back when a draft comes or goes; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly clear: () => void;
}

/** How long kept choices come back. Source: quality bar on drafts. */
const keptMinutes = 30;

/** Of what an entry says; a newer form of it gets a new number, and older ones are ignored. */
const version = '2';

/** `beneficiary/2/29671234/1k2x9c/relation=spouse;kind=passport`; minutes since 1970, and the key of whose it is. */
export const draftShape =
  /^[A-Za-z]{1,24}\/\d\/\d{8}\/[a-z\d]{0,11}\/[A-Za-z]{1,24}=[A-Za-z][A-Za-z\d.]{0,63}(;[A-Za-z]{1,24}=[A-Za-z][A-Za-z\d.]{0,63}){0,9}$/;

/** Where the choices of one draft are kept. */
interface Slot {
  readonly get: () => string | undefined;
  readonly set: (text: string | undefined) => void;
}

/** Whether a reload has taken what was typed into a form that says so. */
export const isLost = <Typed>(drafts: Drafts, form: DraftForm<Typed>, subject?: string): boolean =>
  drafts.read(form, subject) === undefined && drafts.kept(form)['begun'] === 'yes';

const keyOf = ({ name }: DraftForm<never>, subject = '') => `${name} ${subject}`;

/** Only what is in its list, or has its shape. */
const allowed = ({ keeps }: DraftForm<never>, choices: KeptChoices): [string, string][] =>
  Object.entries(choices).filter(([field, value]) => {
    const values = Object.hasOwn(keeps, field) ? keeps[field] : undefined;
    return values instanceof RegExp ? values.test(value) : values?.includes(value);
  });

/**
 * The drafts of one holder of the page, in memory; of the last one without subject the choices are kept besides, and of the last personal one that it was begun.
 * @param now the airline's clock, ms since 1970
 * @param holder key of whose they are, empty for a guest's; choices come back for nobody else, a guest's for whoever signs in
 */
export function createDrafts(slot: Slot, now: () => number, holder: () => string = () => ''): Drafts {
  const drafts = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  const minutes = () => Math.floor(now() / 60_000);
  const mayMeet = (owner = '') => owner === '' || owner === holder();
  const change = (act: () => void) => {
    const before = drafts.size;
    act();
    if (drafts.size !== before) for (const listener of listeners) listener();
  };
  return {
    read: <Typed>(form: DraftForm<Typed>, subject?: string) =>
      drafts.get(keyOf(form, subject)) as Typed | undefined,
    write: <Typed>(form: DraftForm<Typed>, typed: Typed, subject?: string) => {
      const known = form as DraftForm<never>;
      change(() => drafts.set(keyOf(known, subject), typed));
      if (subject !== undefined && !saysBegunAlone(known)) return;
      const choices = allowed(known, form.choices(typed)).map(([field, value]) => `${field}=${value}`);
      slot.set(
        choices.length > 0
          ? [form.name, version, minutes(), holder(), choices.join(';')].join('/')
          : undefined,
      );
    },
    forget: (form, subject) => {
      change(() => drafts.delete(keyOf(form, subject)));
      if (subject === undefined || saysBegunAlone(form)) slot.set(undefined);
    },
    kept: (form) => {
      const [name, written, since, owner, text = ''] = (slot.get() ?? '').split('/');
      const age = minutes() - Number(since);
      if (name !== form.name || written !== version || !mayMeet(owner) || !(age >= 0 && age <= keptMinutes))
        return {};
      const choices = text.split(';').map((choice) => choice.split('=', 2) as [string, string]);
      return Object.fromEntries(allowed(form, Object.fromEntries(choices)));
    },
    isOwn: () => {
      const [, , , owner] = (slot.get() ?? '').split('/');
      return mayMeet(owner);
    },
    unsaved: () => drafts.size > 0,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear: () => {
      change(() => drafts.clear());
      slot.set(undefined);
    },
  };
}
