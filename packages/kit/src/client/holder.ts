import type { User } from '../contracts/account/account.ts';
import { RequestFailure } from './failure.ts';
import { outcomeUnknown } from './outcome.ts';
import { tagOf } from './tag.ts';

/**
 * Relation of the page to the login token of this moment.
 * - `own` the token is the one that the page was built with, or another one of the same member
 * - `asking` the token has changed, and the airline is asked whose it is; `unsure` it did not say
 * - `other` somebody else is signed in now
 * - `left` nobody is signed in any more
 */
export type Holding = 'own' | 'asking' | 'unsure' | 'other' | 'left';

/** Person for whom the page was built, and whether that still holds. Source: decision 0032. */
export interface Holder {
  /** Parts what belongs to one from what belongs to the next. The same while a member signs in again; empty for a guest. */
  readonly key: () => string;
  /** The member's id, once the airline has told it. */
  readonly subject: () => string | undefined;
  /** The acting person as a text that may outlive the page, for it does not name anybody: a tag of the subject, or the key where the airline does not tell it. */
  readonly actor: () => string;
  readonly holding: () => Holding;
  /** The signed-in member, where that is somebody else now. */
  readonly newcomer: () => User | undefined;
  /** Compares the token with the page's. A guest's page goes over to whoever has signed in. */
  readonly look: () => void;
  /** The back end says that the token is not this member's. */
  readonly doubt: () => void;
  /** Whether the page is its holder's, once that is known. */
  readonly settled: () => Promise<boolean>;
  /** Asks for the subject where it is not known. Rejects where no answer comes; a back end may refuse to tell it. */
  readonly learn: () => Promise<void>;
  /** The airline has told whose a token is. */
  readonly heard: (token: string, user: Partial<User> | null | undefined) => void;
  /** From now on the page is whoever's the token is: a sign-in or sign-out of its own, or somebody else goes on with it. */
  readonly take: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface HolderOptions {
  /** The login token of this moment; empty for a guest. */
  readonly proof: () => string;
  /** Asks the airline whose the token of this moment is. */
  readonly whose: () => Promise<User>;
}

/** Person for whom the page was built. Without a token it fits no token any more. */
interface Owner {
  readonly token: string | undefined;
  readonly key: string;
  readonly subject?: string;
  readonly actor?: string;
}

const ownerOf = (token: string): Owner => ({ token, key: token && tagOf(token) });

const isSignedOut = (reason: unknown): boolean =>
  reason instanceof RequestFailure && reason.failure.kind === 'unauthorised';

export function createHolder({ proof, whose }: HolderOptions): Holder {
  const listeners = new Set<() => void>();
  /** Those waiting until the page's holder is known. */
  const waiting: (() => void)[] = [];
  let owner = ownerOf(proof());
  let holding: Holding = 'own';
  let newcomer: User | undefined;
  /** The token that the airline is or was asked about. */
  let asked: string | undefined;
  let learning: Promise<void> | undefined;

  const stand = (next: Holding, user?: User) => {
    holding = next;
    newcomer = user;
    if (next !== 'asking' && next !== 'other') asked = undefined;
    for (const listener of listeners) listener();
    if (holding !== 'asking') for (const answer of waiting.splice(0)) answer();
  };

  async function ask(token: string): Promise<void> {
    asked = token;
    stand('asking');
    // Every failure is caught: a page that went on asking would stay covered.
    const told = await whose().then(
      (user) => ({ user }),
      (reason: unknown) => ({ reason }),
    );
    // A person who has come or gone meanwhile has been looked at already.
    if (asked !== token) return;
    if (proof() !== token) look();
    else if ('reason' in told) stand(isSignedOut(told.reason) ? 'left' : 'unsure');
    else if (told.user.userId === owner.subject) {
      owner = { ...owner, token };
      stand('own');
    } else stand('other', told.user);
  }

  function look(): void {
    const token = proof();
    if (token === owner.token) {
      if (holding !== 'own') stand('own');
    } else if (owner.token === '') take();
    else if (token === '') {
      if (holding !== 'left') stand('left');
    } else if (token !== asked) void ask(token);
  }

  function take(): void {
    const token = proof();
    if (token !== owner.token) owner = ownerOf(token);
    if (newcomer && token === asked) owner = { ...owner, subject: newcomer.userId };
    learning = undefined;
    stand('own');
  }

  return {
    key: () => owner.key,
    subject: () => owner.subject,
    actor: () => owner.actor ?? (owner.subject === undefined ? owner.key : tagOf(owner.subject)),
    holding: () => holding,
    newcomer: () => newcomer,
    look,
    doubt: () => {
      owner = { ...owner, token: undefined };
      asked = undefined;
      look();
    },
    settled: () =>
      new Promise((resolve) => {
        const answer = () => resolve(holding === 'own');
        if (holding === 'asking') waiting.push(answer);
        else answer();
      }),
    learn: () => {
      if (!owner.token || owner.subject !== undefined) return Promise.resolve();
      // Callers hear of it by `heard`.
      const asking = owner.token;
      learning ??= whose()
        .then(
          () => undefined,
          (reason: unknown) => {
            if (!(reason instanceof RequestFailure) || outcomeUnknown(reason.failure)) throw reason;
            if (owner.token === asking) owner = { ...owner, actor: owner.key };
          },
        )
        .finally(() => {
          learning = undefined;
        });
      return learning;
    },
    heard: (token, user) => {
      if (token !== '' && token === owner.token && user?.userId) owner = { ...owner, subject: user.userId };
    },
    take,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
