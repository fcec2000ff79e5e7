import { memberOf, members, password as firstPassword, type Member } from './seed/members.ts';

/** What a member can have changed. */
export type AccountChange = Partial<Pick<Member, 'phone' | 'email' | 'identities'>>;

/** What the airline knows of its members beside the seed: who has joined, and what has been changed since. */
export interface Accounts {
  /** A member as they are now. */
  readonly now: (member: Member) => Member;
  readonly byCard: (cardNo: string) => Member | undefined;
  /** @param phone mainland mobile number, 11 digits */
  readonly byPhone: (phone: string) => Member | undefined;
  /** Everybody, as they are now. */
  readonly all: () => readonly Member[];
  /** Somebody has joined. */
  readonly add: (member: Member, password: string) => void;
  readonly change: (cardNo: string, change: AccountChange) => void;
  /** The login password. */
  readonly passwordOf: (cardNo: string) => string;
  readonly setPassword: (cardNo: string, password: string) => void;
  readonly clear: () => void;
}

export function createAccounts(): Accounts {
  const joined = new Map<string, Member>();
  const changes = new Map<string, AccountChange>();
  const passwords = new Map<string, string>();
  const now = (member: Member): Member => ({ ...member, ...changes.get(member.cardNo) });
  const all = () => [...members, ...joined.values()].map(now);
  return {
    now,
    byCard(cardNo) {
      const member = memberOf(cardNo) ?? joined.get(cardNo);
      return member && now(member);
    },
    byPhone: (phone) => all().find((member) => member.phone === phone),
    all,
    add(member, password) {
      joined.set(member.cardNo, member);
      passwords.set(member.cardNo, password);
    },
    change: (cardNo, change) => void changes.set(cardNo, { ...changes.get(cardNo), ...change }),
    passwordOf: (cardNo) => passwords.get(cardNo) ?? firstPassword,
    setPassword: (cardNo, password) => void passwords.set(cardNo, password),
    clear() {
      joined.clear();
      changes.clear();
      passwords.clear();
    },
  };
}
