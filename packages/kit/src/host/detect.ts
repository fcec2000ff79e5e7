import type { ChannelId, Environment, HostId } from './host.ts';
import { channelCodes, channels, hosts, type Tables } from './hosts.ts';

/** What can be seen of the host from inside the page. */
export interface Clues {
  readonly userAgent: string;
  /** What the host has put on the page; see `HostIdentity.injected`. */
  readonly injected: readonly string[];
  /** The query of the address, with or without its question mark. */
  readonly query: string;
}

export interface Detected {
  readonly host: HostId;
  readonly channel: ChannelId | undefined;
  /** Sales-channel code of the partner, with or without behaviour of its own; undefined for the host's own. */
  readonly channelCode: string | undefined;
  readonly os: Environment['os'];
}

const systems: readonly [Environment['os'], RegExp][] = [
  ['Harmony', /OpenHarmony|HarmonyOS|ArkWeb/i],
  ['iOS', /iPhone|iPad|iPod/i],
  ['Android', /Android/i],
];

/**
 * Where the page runs. User agent and injected objects decide; only where they say nothing does the query's
 * `platform` count, so that a link cannot make a browser of an app. A partner is the query's `channel`, by its name
 * or by its code. Whatever is unknown is the plain browser without a partner.
 */
export function detectHost(
  { userAgent, injected, query }: Clues,
  tables: Tables = { hosts, channels },
): Detected {
  const agent = userAgent.toLowerCase();
  const says = (words: string) =>
    words
      .toLowerCase()
      .split(' ')
      .every((word) => agent.includes(word));
  const given = new URLSearchParams(query);
  const platform = given.get('platform')?.toLowerCase();
  const identities = Object.values(tables.hosts);
  const found =
    identities.find(
      (host) => host.userAgent.some(says) || host.injected.some((name) => injected.includes(name)),
    ) ?? identities.find((host) => host.platform.toLowerCase() === platform || host.id === platform);

  const name = given.get('channel') ?? '';
  const partner = Object.entries(tables.channels).find(([id, { code }]) => id === name || code === name);
  return {
    host: found?.id ?? 'browser',
    channel: partner?.[0] as ChannelId | undefined,
    channelCode: partner?.[1].code ?? channelCodes.find((code) => code === name),
    os: systems.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'Web',
  };
}

/** Which of the injected objects that the table knows are on the page. */
export const injectedOn = (page: object, tables: Tables): readonly string[] =>
  Object.values(tables.hosts)
    .flatMap((host) => host.injected)
    .filter((mark) => {
      const [name = '', text] = mark.split('=');
      const value: unknown = Reflect.get(page, name);
      return text === undefined ? value !== undefined : value === text;
    });
