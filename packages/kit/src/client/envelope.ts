import type { Call } from '../contracts/call.ts';
import type { Environment, Operate } from '../host/host.ts';

/** The documented fields that are beside the payload of every request. Source: decision 6. */
export interface Envelope {
  /** Base64 of the sales-channel code. */
  readonly salesChannel: string;
  /** The area of the call. */
  readonly moduleX: string;
  readonly os: string;
  readonly language: string;
  readonly appVersion: string;
  /** A UUID, one for each user action and the same when the person repeats it after a failure. */
  readonly transactionId: string;
  readonly thirdpartyParam: Readonly<Record<string, unknown>>;
}

interface EnvelopeSource {
  call: Pick<Call, 'area'>;
  environment: Pick<Environment, 'salesChannel' | 'os'> & { readonly operate?: Operate };
  /** The code of a promotion that the traveller came with. */
  promoCode?: string | undefined;
  language: string;
  appVersion: string;
  transactionId: string;
}

/** Flags of partners that mean nothing to this page; who keeps them is the back end. Source: decision 0031. */
const partnerFlags = ['isQH', 'isDH', 'isNJHT', 'isCPIC'] as const satisfies readonly (keyof Operate)[];

/** Words of a partner's page, or of a promotion, for the back end; empty where there are none. */
export function thirdpartyOf(operate: Operate | undefined, promoCode?: string): Record<string, unknown> {
  const said = partnerFlags.filter((flag) => operate?.[flag]);
  return {
    ...Object.fromEntries(said.map((flag) => [flag, true])),
    ...(operate?.jumpKey && { jumpKey: operate.jumpKey }),
    ...(promoCode && { promoCode }),
  };
}

export const envelopeOf = ({
  call,
  environment,
  language,
  appVersion,
  transactionId,
  promoCode,
}: EnvelopeSource): Envelope => ({
  salesChannel: environment.salesChannel,
  moduleX: call.area,
  os: environment.os,
  language,
  appVersion,
  transactionId,
  thirdpartyParam: thirdpartyOf(environment.operate, promoCode),
});

/** Header for the member whom a write is for, by id, percent-encoded. Assumed. Source: decision 0032. */
const subjectHeader = 'x-user-subject';

/**
 * Channel and token of the moment of sending; a guest sends no token.
 * @param subject whom the request is meant for, where that is to be said
 */
export const headersOf = (
  { salesChannel, proof }: Pick<Environment, 'salesChannel' | 'proof'>,
  subject?: string,
): Record<string, string> => ({
  accept: 'application/json',
  'x-sales-channel': salesChannel,
  ...(proof && { 'x-user-token': proof }),
  ...(proof && subject !== undefined && { [subjectHeader]: encodeURIComponent(subject) }),
});
