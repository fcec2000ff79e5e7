import type { Clock } from '../clock.ts';

/** Minutes for which a recovery may stand still; the documents do not say how long. */
export const recoveryMinutes = 15;

/** A phone or an address in place of what is on file. */
export interface NewContact {
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** One recovery under way. */
export interface RecoveryRecord {
  readonly cardNo: string;
  readonly way: 'document' | 'card';
  readonly named: boolean;
  /** How many codes have been sent, and where the last one went. */
  readonly codes: number;
  readonly sentTo: string | undefined;
  readonly verified: boolean;
  readonly done: boolean;
}

/** Tokens of recoveries that are at each step from the start, for tests. All are of member 600000000001. */
export const recoveryTokens = {
  named: 'recovery-named',
  sent: 'recovery-sent',
  verified: 'recovery-verified',
  found: 'recovery-found',
} as const;

const first = { cardNo: '600000000001', way: 'document', codes: 0, sentTo: undefined } as const;
const seeded: Readonly<Record<string, RecoveryRecord>> = {
  [recoveryTokens.found]: { ...first, named: false, verified: false, done: false },
  [recoveryTokens.named]: { ...first, named: true, verified: false, done: false },
  [recoveryTokens.sent]: {
    ...first,
    named: true,
    codes: 1,
    sentTo: 'mobile',
    verified: false,
    done: false,
  },
  [recoveryTokens.verified]: {
    ...first,
    named: true,
    codes: 1,
    sentTo: 'mobile',
    verified: true,
    done: false,
  },
};

/** The recoveries under way, by token. Each ends when nothing happens for a while. */
export interface RecoveryStore {
  readonly open: (record: Pick<RecoveryRecord, 'cardNo' | 'way'>) => string;
  /** Undefined when it is unknown or has expired. */
  readonly read: (token: string) => RecoveryRecord | undefined;
  readonly put: (token: string, change: Partial<RecoveryRecord>) => void;
  readonly clear: () => void;
}

/** @param newToken makes a token that nobody can guess */
export function createRecoveryStore(clock: Clock, newToken: () => string): RecoveryStore {
  const kept = new Map<string, { readonly record: RecoveryRecord; readonly at: number }>();
  const keep = (token: string, record: RecoveryRecord) =>
    void kept.set(token, { record, at: clock.now().getTime() });
  const read = (token: string): RecoveryRecord | undefined => {
    const known = kept.get(token);
    if (!known) return seeded[token];
    return clock.now().getTime() - known.at < recoveryMinutes * 60_000 ? known.record : undefined;
  };
  return {
    open({ cardNo, way }) {
      const token = newToken();
      keep(token, { cardNo, way, named: false, codes: 0, sentTo: undefined, verified: false, done: false });
      return token;
    },
    read,
    put(token, change) {
      const record = read(token);
      if (record) keep(token, { ...record, ...change });
    },
    clear: () => kept.clear(),
  };
}
