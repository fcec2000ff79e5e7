import { memberOf, members, password as firstPassword, type Member } from './seed/members.ts';

/** Fields that a member can have changed. */
type AccountChange = Partial<Pick<Member, 'phone' | 'email' | 'identities'>>;

/** The airline's knowledge of its members beside the seed: new members, and changes since. */
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
  /** The phone may be changed once; its first number does not count as a change. Source: membership.md section 5. */
  readonly changePhone: (cardNo: string, phone: string) => void;
  readonly phoneChanged: (cardNo: string) => boolean;
  readonly change: (cardNo: string, change: AccountChange) => void;
  /** Another tier than before, or the same for longer; it has no stars. */
  readonly setTier: (cardNo: string, tier: Required<Pick<Member, 'tier' | 'tierValidUntil'>>) => void;
  /** The login password. */
  readonly passwordOf: (cardNo: string) => string;
  readonly setPassword: (cardNo: string, password: string) => void;
  readonly clear: () => void;
}

export function createAccounts(): Accounts {
  const joined = new Map<string, Member>();
  const changes = new Map<string, AccountChange>();
  const phonesChanged = new Set<string>();
  const passwords = new Map<string, string>();
  const tiers = new Map<string, Required<Pick<Member, 'tier' | 'tierValidUntil'>>>();
  const now = (member: Member): Member => {
    const changed = { ...member, ...changes.get(member.cardNo) };
    const tier = tiers.get(member.cardNo);
    if (!tier) return changed;
    const { subTier: _stars, ...others } = changed;
    return { ...others, ...tier };
  };
  const byCard = (cardNo: string) => {
    const member = memberOf(cardNo) ?? joined.get(cardNo);
    return member && now(member);
  };
  const change = (cardNo: string, changed: AccountChange) =>
    void changes.set(cardNo, { ...changes.get(cardNo), ...changed });
  const all = () => [...members, ...joined.values()].map(now);
  return {
    now,
    byCard,
    byPhone: (phone) => all().find((member) => member.phone === phone),
    all,
    add(member, password) {
      joined.set(member.cardNo, member);
      passwords.set(member.cardNo, password);
    },
    changePhone(cardNo, phone) {
      if (byCard(cardNo)?.phone !== undefined) phonesChanged.add(cardNo);
      change(cardNo, { phone });
    },
    phoneChanged: (cardNo) => phonesChanged.has(cardNo),
    change,
    setTier: (cardNo, tier) => void tiers.set(cardNo, tier),
    passwordOf: (cardNo) => passwords.get(cardNo) ?? firstPassword,
    setPassword: (cardNo, password) => void passwords.set(cardNo, password),
    clear() {
      joined.clear();
      changes.clear();
      tiers.clear();
      phonesChanged.clear();
      passwords.clear();
    },
  };
}
