import type { ChannelId, Environment, HostId } from './host.ts';
import {
  channelCodes,
  channels,
  hosts,
  plainChannels,
  type HostIdentity,
  type PartnerMarks,
  type Tables,
} from './hosts.ts';

/** Signs of the host that can be seen from inside the page. */
export interface Clues {
  readonly userAgent: string;
  /** Objects that the host has put on the page; see `HostIdentity.injected`. */
  readonly injected: readonly string[];
  /** The query of the address, with or without its question mark. */
  readonly query: string;
  /** Origins of the pages that the page was opened from, or is in. */
  readonly openedBy?: readonly string[];
}

export interface Detected {
  readonly host: HostId;
  readonly channel: ChannelId | undefined;
  /** Sales-channel code of the partner, with or without behaviour of its own; undefined for the host's own. */
  readonly channelCode: string | undefined;
  readonly os: Environment['os'];
  /** The partner has opened the page; see `Environment`. */
  readonly fromPartner?: boolean;
  /** Nothing but the query names the host. */
  readonly byQuery?: boolean;
}

const systems: readonly [Environment['os'], RegExp][] = [
  ['Harmony', /OpenHarmony|HarmonyOS|ArkWeb/i],
  ['iOS', /iPhone|iPad|iPod/i],
  ['Android', /Android/i],
];

/** Whether what a host does goes over a bridge. */
const isBridged = ({ capabilities }: HostIdentity) => capabilities.includes('nativeLogin');

const plainMarks = ({ plain = {} }: Tables, code: string | undefined): PartnerMarks => {
  const own = plainChannels.find((each) => each === code);
  return (own && plain[own]) ?? {};
};

/**
 * Where the page runs. User agent and injected objects decide. The query's `platform` counts only where they say nothing, and
 * only for a host that needs nothing on the page: a link can neither make a browser of an app nor an app of a browser. A partner is
 * the query's `channel`, by its name or by its code. Anything unknown is the plain browser without a partner.
 */
export function detectHost(
  { userAgent, injected, query, openedBy = [] }: Clues,
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
  const seen = identities.find(
    (host) => host.userAgent.some(says) || host.injected.some((name) => injected.includes(name)),
  );
  const named = identities.find(
    (host) => !isBridged(host) && [host.platform.toLowerCase(), host.id].includes(platform ?? ''),
  );

  const name = given.get('channel') ?? '';
  const partner = Object.entries(tables.channels).find(([id, { code }]) => id === name || code === name);
  const channelCode = partner?.[1].code ?? channelCodes.find((code) => code === name);
  const marks: PartnerMarks = partner?.[1] ?? plainMarks(tables, channelCode);
  const opened =
    marks.userAgent?.some(says) === true || openedBy.some((origin) => marks.origins?.includes(origin));
  return {
    host: (seen ?? named)?.id ?? 'browser',
    channel: partner?.[0] as ChannelId | undefined,
    channelCode,
    fromPartner: opened,
    byQuery: !seen && named !== undefined,
    os: systems.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'Web',
  };
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** A global of the page, or one of WebKit's message handlers. */
const globalOn = (page: object, name: string): unknown =>
  Reflect.get(page, name) ?? partOf(partOf(Reflect.get(page, 'webkit'), 'messageHandlers'), name);

/** Where a window says whence it was opened; not every browser says in what it stands. */
interface Opened {
  readonly document: { readonly referrer?: string };
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> };
}

/** Origins of the pages that have opened this one, or that it is in. */
export function openersOf({ document, location }: Opened): readonly string[] {
  const { referrer = '' } = document;
  const from = URL.canParse(referrer) ? [new URL(referrer).origin] : [];
  return [...from, ...Array.from(location.ancestorOrigins ?? [])];
}

/** Which of the injected objects that the table knows are on the page. */
export const injectedOn = (page: object, tables: Tables): readonly string[] =>
  Object.values(tables.hosts)
    .flatMap((host) => host.injected)
    .filter((mark) => {
      const [name = '', text] = mark.split('=');
      const value = globalOn(page, name);
      return text === undefined ? value !== undefined : value === text;
    });
