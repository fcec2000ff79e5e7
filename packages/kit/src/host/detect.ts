import type { ChannelId, Environment, HostId } from './host.ts';
import { channelCodes, channels, hosts, type HostIdentity, type PartnerChannel } from './hosts.ts';

/** What can be seen of the host from inside the page. */
export interface Clues {
  readonly userAgent: string;
  /** Names of the objects that the host has put on the page; see `DetectionMarks.injected`. */
  readonly injected: readonly string[];
  /** The query of the address, with or without its question mark. */
  readonly query: string;
  /** What an earlier address of this visit said. */
  readonly remembered?:
    | { readonly host?: string | undefined; readonly channel?: string | undefined }
    | undefined;
}

/** The tables to search, a deployment's own or the documented ones. */
export interface Tables {
  readonly hosts: Readonly<Record<HostId, HostIdentity>>;
  readonly channels: Readonly<Record<ChannelId, PartnerChannel>>;
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

const saysAll = (userAgent: string, words: string) =>
  words.split(' ').every((word) => userAgent.includes(word.toLowerCase()));

/**
 * Where the page runs. The user agent and injected objects decide; only where they say nothing do the query
 * (`platform`, `channel`) and then this visit's memory count, so that a link cannot make a browser of an app.
 * Whatever is unknown is the plain browser without a partner.
 */
export function detectHost(clues: Clues, tables: Tables = { hosts, channels }): Detected {
  const userAgent = clues.userAgent.toLowerCase();
  const query = new URLSearchParams(clues.query);
  const identities = Object.values(tables.hosts);
  const named = (name: string | null | undefined) =>
    identities.find(({ id, platform }) =>
      [id, platform].some((own) => own.toLowerCase() === name?.toLowerCase()),
    );
  const marked = identities.find(
    ({ marks }) =>
      marks.injected.some((name) => clues.injected.includes(name)) ||
      marks.userAgent.some((words) => saysAll(userAgent, words)),
  );
  const partner = partnerOf(query.get('channel'), tables) ?? partnerOf(clues.remembered?.channel, tables);
  return {
    host: (marked ?? named(query.get('platform')) ?? named(clues.remembered?.host))?.id ?? 'browser',
    channel: partner?.channel,
    channelCode: partner?.channelCode,
    os: systems.find(([, mark]) => mark.test(clues.userAgent))?.[0] ?? 'Web',
  };
}

/** A partner by its name or its sales-channel code. */
function partnerOf(
  name: string | null | undefined,
  tables: Tables,
): Pick<Detected, 'channel' | 'channelCode'> | undefined {
  if (!name) return undefined;
  const partner = Object.values(tables.channels).find(({ id, code }) => id === name || code === name);
  if (partner) return { channel: partner.id, channelCode: partner.code };
  return channelCodes.includes(name) ? { channel: undefined, channelCode: name } : undefined;
}

/** Which of the marks of a table are on the page. */
export function injectedOn(page: object, tables: Tables = { hosts, channels }): readonly string[] {
  const isThere = (mark: string) => {
    const [name = '', text] = mark.split('=');
    const value: unknown = Reflect.get(page, name);
    return text === undefined ? value !== undefined : value === text;
  };
  return Object.values(tables.hosts)
    .flatMap(({ marks }) => marks.injected)
    .filter(isThere);
}
