/** Calls that a traveller makes seldom: a proof of who somebody is, or a code that costs money. */
export type Guard = 'proofs' | 'codes';

const guards: Readonly<Record<Guard, ReadonlySet<string>>> = {
  proofs: new Set([
    'bindAndLogin',
    'loginByPassword',
    'loginByCode',
    'findRecoveryMember',
    'confirmRecoveryName',
    'checkRecoveryCode',
    'resetForgottenPassword',
    'fastEnrollMember',
    'checkIdentity',
    'saveMobile',
    'saveEmail',
    'saveLoginPassword',
    'savePointsPassword',
    'findRepurchase',
    'submitRepurchase',
    'submitAgentRefund',
  ]),
  codes: new Set([
    'sendRecoveryCode',
    'sendEmailCode',
    'sendCodeBySMS',
    'sendRepurchaseCode',
    'sendAgentCode',
  ]),
};

/** Names of all calls that have a limit of their own. */
export const guardedCalls: readonly string[] = Object.values(guards).flatMap((names) => [...names]);

/** The limit that a call has besides the one of all calls. */
export const guardOf = (name: string): Guard | undefined =>
  (['proofs', 'codes'] as const).find((guard) => guards[guard].has(name));

/** How often one address may ask, and how much at once. Many travellers share the address of a mobile network. */
interface Limit {
  /** `30r/m` or `50r/s`. */
  readonly rate: string;
  readonly burst: number;
}

export type Limits = Readonly<Record<'calls' | Guard, Limit>>;

/**
 * The limits of a deployment.
 * @param times the usual ones, this often
 */
export function limitsFor(times: number): Limits {
  const limit = (rate: number, unit: 's' | 'm', burst: number): Limit => ({
    rate: `${Math.ceil(rate * times)}r/${unit}`,
    burst: Math.ceil(burst * times),
  });
  return {
    calls: limit(50, 's', 300),
    proofs: limit(30, 'm', 30),
    codes: limit(6, 'm', 10),
  };
}
