import type { Environment, Operate } from './host.ts';
import type { Detected } from './detect.ts';
import { businessCodes, type HostIdentity } from './hosts.ts';

/** Facts that an environment is made from. */
export interface EnvironmentClues {
  readonly identity: HostIdentity;
  readonly detected: Detected;
  /** The login token, if there is one. */
  readonly proof?: string | undefined;
  /** The query of the address that the host opened. */
  readonly query?: string;
}

/** Base64 of a sales-channel code. */
export const encodeChannel = (code: string): string => btoa(code);

/** A host hands over short words; anything longer is not ours to carry. */
const longest = 512;

/** A token is longer, where it is signed. */
const longestToken = 4096;

/**
 * The environment entity. A partner's code stands in for the host's sales channel; the flags of the partners and
 * `hideHeader`, `appStatusHeight` come with the query of the address that the host opened.
 */
export function environmentOf({ identity, detected, proof = '', query = '' }: EnvironmentClues): Environment {
  const given = new URLSearchParams(query);
  const word = (name: string, most = longest) => (given.get(name) ?? '').slice(0, most);
  const flag = (name: string) => ['1', 'true'].includes(word(name));
  const code = detected.channelCode ?? identity.salesChannel;
  const operate: Operate = {
    isApp: identity.id === 'app',
    jumpKey: word('jumpKey'),
    wxopenid: word('wxopenid'),
    isQH: flag('isQH'),
    isDH: flag('isDH'),
    isNJHT: flag('isNJHT'),
    isCPIC: flag('isCPIC'),
    isCompany: detected.channel === 'company',
    isBusiness: businessCodes.includes(code),
    channel: detected.channelCode ?? '',
    isAliminiV2: identity.id === 'ali' && flag('isAliminiV2'),
    hideOrderMenus: flag('hideOrderMenus'),
    loginToken: word('loginToken', longestToken),
    unLogin: flag('unLogin'),
  };
  const height = Number(word('appStatusHeight'));
  return {
    host: identity.id,
    channel: detected.channel,
    platform: identity.platform,
    salesChannel: encodeChannel(code),
    proof,
    alias: identity.alias,
    os: detected.os,
    // A link alone takes no header away: nobody else may be drawing one.
    hideHeader: (identity.ownHeader && !detected.byQuery) || flag('hideHeader'),
    // Taller than any status area is a mistake of the host, not a layout.
    appStatusHeight: height > 0 && height <= 120 ? height : 0,
    fromPartner: detected.fromPartner ?? false,
    operate,
  };
}

/** Gives the environment of these clues, made again when the token or the query has changed: every part of a page asks for it. */
export function environmentBy(clues: () => EnvironmentClues): () => Environment {
  let last: { readonly of: EnvironmentClues; readonly environment: Environment } | undefined;
  return () => {
    const of = clues();
    if (!last || last.of.proof !== of.proof || last.of.query !== of.query)
      last = { of, environment: environmentOf(of) };
    return last.environment;
  };
}
