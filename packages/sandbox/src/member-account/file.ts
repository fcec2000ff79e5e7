import type { Preferences } from '@mapp/kit/contracts';
import { proofMinutes, type IdentityPurpose } from '@mapp/kit/rules';
import type { Clock } from '../clock.ts';

/** Preferences of a member who has never named any. */
const firstPreferences: Preferences = { seat: 'none', meal: 'standard', bySms: true, byEmail: false };

interface Proof {
  readonly cardNo: string;
  readonly purpose: IdentityPurpose;
  readonly at: number;
}

/** The airline's file of an account beside the member's own data: passwords' dates, wishes, proofs of identity. */
export interface MemberFile {
  readonly preferences: (cardNo: string) => Preferences;
  readonly setPreferences: (cardNo: string, preferences: Preferences) => void;
  /** When a password was set last, ISO 8601; undefined before. */
  readonly passwordSet: (cardNo: string, which: 'login' | 'points') => string | undefined;
  readonly notePassword: (cardNo: string, which: 'login' | 'points') => void;
  /** A token that proves the member's identity for a while. */
  readonly prove: (cardNo: string, purpose: IdentityPurpose) => string;
  readonly isProven: (cardNo: string, purpose: IdentityPurpose, proof: string | undefined) => boolean;
  readonly clear: () => void;
}

/** Proofs that hold from the start, for tests. Of member 600000000001. */
export const seededProofs = { mobile: 'proof-mobile', pointsPassword: 'proof-points' } as const;

const firstHolder = '600000000001';

/** @param newToken makes a token that nobody can guess */
export function createMemberFile(clock: Clock, newToken: () => string): MemberFile {
  const wishes = new Map<string, Preferences>();
  const passwords = new Map<string, string>();
  const proofs = new Map<string, Proof>();
  return {
    preferences: (cardNo) => wishes.get(cardNo) ?? firstPreferences,
    setPreferences: (cardNo, preferences) => void wishes.set(cardNo, preferences),
    passwordSet: (cardNo, which) => passwords.get(`${which} ${cardNo}`),
    notePassword: (cardNo, which) => void passwords.set(`${which} ${cardNo}`, clock.now().toISOString()),
    prove(cardNo, purpose) {
      const token = newToken();
      proofs.set(token, { cardNo, purpose, at: clock.now().getTime() });
      return token;
    },
    isProven(cardNo, purpose, proof = '') {
      if (proof === seededProofs[purpose]) return cardNo === firstHolder;
      const known = proofs.get(proof);
      if (known?.cardNo !== cardNo || known.purpose !== purpose) return false;
      return clock.now().getTime() - known.at < proofMinutes * 60_000;
    },
    clear() {
      wishes.clear();
      passwords.clear();
      proofs.clear();
    },
  };
}
