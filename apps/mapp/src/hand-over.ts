import type { Environment } from '@mapp/kit/host';

/** Request of a partner's page, and whether it is met by itself or once the traveller agrees. */
export interface HandOver {
  readonly asks: 'signIn' | 'signOut';
  readonly byItself: boolean;
}

type Arrived = Pick<Environment, 'fromPartner' | 'proof'> & {
  readonly operate: Pick<Environment['operate'], 'channel' | 'loginToken' | 'unLogin'>;
};

/**
 * How a hand-over is met; undefined where there is none, or nobody to sign out. Only where the partner has opened the page it is done by
 * itself, and never in place of a member. Source: decision 0030.
 */
export function handOverIn({ fromPartner, proof, operate }: Arrived): HandOver | undefined {
  const { channel, loginToken, unLogin } = operate;
  const somebody = proof !== '';
  if (channel === '') return undefined;
  if (unLogin) return somebody ? { asks: 'signOut', byItself: fromPartner } : undefined;
  return loginToken === '' ? undefined : { asks: 'signIn', byItself: fromPartner && !somebody };
}
