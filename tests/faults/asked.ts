import { createClient } from '@mapp/kit/client';
import { getUserInfo, queryBeneficiary, type Beneficiary } from '@mapp/kit/contracts';
import { fakeHost } from '@mapp/kit/host';

/** What the airline answers to whoever holds a token. */
export interface Asker {
  readonly isMember: () => Promise<boolean>;
  readonly beneficiaries: () => Promise<readonly Beneficiary[]>;
}

/** The airline's own knowledge, asked beside the page. */
export interface Asked {
  /** With the token that the browser held before the write, and with the one that it holds after it. */
  readonly first: Asker;
  readonly now: Asker;
}

/** Asks the airline at an origin with a token, or as a guest. */
export function askerWith(origin: string, token: string | undefined): Asker {
  const host = fakeHost(token === undefined ? {} : { token });
  const client = createClient({ host, config: { apiBase: origin, appVersion: '1.0.0' } });
  return {
    isMember: () =>
      client.send(getUserInfo, { language: 'zh', region: 'CN' }).then(
        () => true,
        () => false,
      ),
    beneficiaries: async () => (await client.send(queryBeneficiary, {})).uniBeneficiary.uniBeneficiaryDetails,
  };
}
