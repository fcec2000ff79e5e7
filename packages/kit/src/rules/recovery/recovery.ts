/** The steps to a new password, in their order. Source: membership.md section 4. */
export const recoverySteps = ['find', 'name', 'code', 'password'] as const;
export type RecoveryStep = (typeof recoverySteps)[number];

/** How somebody says who they are. */
export type RecoveryWay = 'document' | 'card';

/** Where a code can go. */
export interface RecoveryContact {
  readonly by: 'mobile' | 'email';
  /** As it is shown: masked by the airline, or as it was typed. */
  readonly account: string;
  /** Calling code, of a phone: `86`. */
  readonly countryCode?: string | undefined;
  /** Typed by the member in place of what is on file. */
  readonly fresh?: true;
}

/** Findings of the airline. */
export interface RecoveryFound {
  /** Stands for this recovery. */
  readonly token: string;
  readonly way: RecoveryWay;
  readonly familyName: string;
  /** The given name with a part hidden: `*国`. */
  readonly givenHint: string;
  /** Contacts on file: none, one or two. */
  readonly contacts: readonly RecoveryContact[];
}

/** Why it begins again. */
export const recoveryAgain = ['expired', 'reload'] as const;
export type RecoveryAgain = (typeof recoveryAgain)[number];

interface Underway extends RecoveryFound {
  /** Where the next code goes; undefined where nothing is on file. */
  readonly chosen: RecoveryContact | undefined;
  /** Where the last code went. */
  readonly sentTo: RecoveryContact | undefined;
  /** How many codes have been sent. */
  readonly codes: number;
}

/** How far it has come. */
export type Recovery = { readonly at: 'find' } | ({ readonly at: 'name' | 'code' | 'password' } & Underway);

/** Events of a recovery. */
export type RecoveryEvent =
  | { readonly type: 'found'; readonly found: RecoveryFound }
  | { readonly type: 'named' }
  | { readonly type: 'chose'; readonly contact: RecoveryContact }
  /** `codes` is how many have been sent by now. */
  | { readonly type: 'sent'; readonly contact: RecoveryContact; readonly codes: number }
  | { readonly type: 'verified' }
  | { readonly type: 'again' }
  | { readonly type: 'reset' };

/** Nobody has been found yet. */
export const noRecovery: Recovery = { at: 'find' };

/** Contacts on file, phone first: it is the default where there are both. Source: membership.md section 4. */
export function contactsOnFile(found: {
  readonly mobileNumber?: string | undefined;
  readonly email?: string | undefined;
  readonly sendcountrycode?: string | undefined;
}): readonly RecoveryContact[] {
  const { mobileNumber, email, sendcountrycode } = found;
  return [
    ...(mobileNumber ? [{ by: 'mobile', account: mobileNumber, countryCode: sendcountrycode } as const] : []),
    ...(email ? [{ by: 'email', account: email } as const] : []),
  ];
}

/** The next state. An event that does not fit changes nothing: none leads past a step that has not been done. */
export function recovered(state: Recovery, event: RecoveryEvent): Recovery {
  if (event.type === 'found') {
    const { found } = event;
    return { at: 'name', ...found, chosen: found.contacts[0], sentTo: undefined, codes: 0 };
  }
  if (event.type === 'again') return noRecovery;
  if (state.at === 'find') return state;
  switch (event.type) {
    case 'named':
      return { ...state, at: 'code' };
    case 'chose':
      return state.at === 'name' ? state : { ...state, at: 'code', chosen: event.contact };
    case 'sent':
      return state.at === 'name'
        ? state
        : { ...state, at: 'code', chosen: event.contact, sentTo: event.contact, codes: event.codes };
    case 'verified':
      return state.at === 'code' && state.sentTo ? { ...state, at: 'password' } : state;
    case 'reset':
      return state.at === 'password' ? noRecovery : state;
  }
}

/** Whether the screen of a step may be shown: it, and every step before it. */
export const mayShow = (state: Recovery, step: RecoveryStep): boolean =>
  recoverySteps.indexOf(state.at) >= recoverySteps.indexOf(step);

/** A new phone or address is taken only from who has shown a document: the card number alone is printed on many papers. Assumed. */
export const mayBringNewContact = (found: Pick<RecoveryFound, 'way'>): boolean => found.way === 'document';

/** How long an expired page is shown before the start comes back, ms. Source: membership.md section 8, "shown briefly". */
export const expiredMs = 2000;

/** A given name with its first character hidden, as the airline shows it. */
export const hiddenGivenName = (givenName: string): string => {
  const [, ...rest] = Array.from(givenName);
  return `*${rest.join('')}`;
};

/** Letters of a name: neither its spaces nor its signs count, nor whether they are capitals. */
const lettersOf = (name: string): string[] => Array.from(name.replaceAll(/[\s·]/g, '').toUpperCase());

/**
 * The given name in what somebody typed who was asked for it alone: the family name before it, or in Latin letters after it, is
 * left out. As long as the hint, it is a given name, whatever it begins with.
 * @param familyName as the airline shows it
 * @param givenHint the given name with a part hidden: `*国`
 */
export function givenNameIn(typed: string, familyName: string, givenHint: string): string {
  const [letters, family] = [lettersOf(typed), lettersOf(familyName)];
  if (family.length === 0 || letters.length === lettersOf(givenHint).length) return typed;
  const rest = letters.length - family.length;
  if (rest <= 0) return typed;
  const is = (part: readonly string[]) => part.join('') === family.join('');
  if (is(letters.slice(0, family.length))) return letters.slice(family.length).join('');
  return is(letters.slice(rest)) ? letters.slice(0, rest).join('') : typed;
}

/** A phone or an address with its middle hidden: `138****0001`, `zh****@example.com`. */
export function hiddenAccount(account: string): string {
  const at = account.lastIndexOf('@');
  if (at < 0) return `${account.slice(0, 3)}****${account.slice(-4)}`;
  return `${account.slice(0, Math.min(2, at))}****${account.slice(at)}`;
}

/**
 * Where the member goes once the password is set: to the stored address where the channel is login and it may be followed, else to
 * single sign-on. Source: membership.md section 4.
 * @param returnTo what `safeReturn` has let through
 */
export const afterRecovery = (
  channel: string | undefined,
  returnTo: string | undefined,
): 'return' | 'signIn' => (channel === 'login' && returnTo !== undefined ? 'return' : 'signIn');
