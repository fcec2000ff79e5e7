import type { Member } from './seed/members.ts';

/** Days for which a token is good. Source: decisions.md, 3. */
export const sessionDays = 7;

/** Tokens, and who they stand for. */
export interface Sessions {
  readonly open: (member: Member) => string;
  /** The member of a token, or `undefined` when it is unknown, revoked or too old. */
  readonly member: (token: string | undefined) => Member | undefined;
  /** Ends a session: its holder signs out. */
  readonly close: (token: string) => void;
  /** Member who has signed out with this token. */
  readonly left: (token: string | undefined) => Member | undefined;
  readonly clear: () => void;
}

/** @param machine running time in milliseconds, so that a frozen airline clock signs nobody out */
export function createSessions(machine: () => number, newToken: () => string): Sessions {
  const held = new Map<string, { member: Member; until: number }>();
  const closed = new Map<string, Member>();
  return {
    open(member) {
      const token = newToken();
      held.set(token, { member, until: machine() + sessionDays * 86_400_000 });
      return token;
    },
    member(token) {
      const session = token === undefined ? undefined : held.get(token);
      return session && session.until > machine() ? session.member : undefined;
    },
    close(token) {
      const session = held.get(token);
      if (session) closed.set(token, session.member);
      held.delete(token);
    },
    left: (token) => (token === undefined ? undefined : closed.get(token)),
    clear() {
      held.clear();
      closed.clear();
    },
  };
}
