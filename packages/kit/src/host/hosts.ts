import type { Capability, ChannelId, HostId } from './host.ts';
import { hostPages, type HostPages } from './pages.ts';

/** One host as data. Source: membership.md section 1; aliases: decision 3. */
export interface HostIdentity {
  readonly id: HostId;
  /** The wire's name of the host; also read from the query `platform`. */
  readonly platform: string;
  /** Sales-channel code, not encoded. */
  readonly salesChannel: string;
  /** Name of the cookie that holds the token. */
  readonly alias: string;
  /** Marks in the user agent, any of them; words parted by a space must all occur. Case does not matter. */
  readonly userAgent: readonly string[];
  /** Objects that the host puts on the page, any of them: a global's `name`, or `name=text` for a text with that value. */
  readonly injected: readonly string[];
  /** Capabilities of the host; its adapter reaches all of them. */
  readonly capabilities: readonly Capability[];
  /** The host draws its own header above the page. */
  readonly ownHeader: boolean;
  /** The host draws its own bar below the page, and is told which entry is lit. */
  readonly ownTabBar?: boolean;
  /** A mini-program's own pages. */
  readonly pages?: HostPages;
  /** Address of the host's own sign-in page, instead of the single sign-on. */
  readonly loginUrl?: string;
  /** Address of the script that makes the host's functions; without it the host puts them there itself. */
  readonly sdk?: string;
  /** The app's address scheme, for where its object does not appear. */
  readonly scheme?: string;
  /** Sales channel that is led to the way back after the app's sign-in; the others load the page again. */
  readonly redirectsAfterLogin?: string;
}

const everywhere: readonly Capability[] = ['share', 'pay', 'setTitle'];
const ownPages: readonly Capability[] = ['flightNews', 'ticketOrders'];

/** Common traits of the hosts that show the site in a web view of theirs. */
const embedded = {
  injected: [],
  capabilities: [...everywhere, 'nativeLogin', 'closeWebview', ...ownPages],
  ownHeader: true,
} as const;

/**
 * The six hosts. The app's platform value and the marks of the app and of the learning-app client are not
 * documented: configuration can replace them.
 */
export const hosts: Readonly<Record<HostId, HostIdentity>> = {
  browser: {
    id: 'browser',
    platform: 'M',
    salesChannel: '7701',
    alias: 'mapp_token_m',
    userAgent: [],
    injected: [],
    capabilities: [...everywhere, 'saveImage', 'print'],
    ownHeader: false,
  },
  app: {
    ...embedded,
    id: 'app',
    platform: 'App',
    salesChannel: '7860',
    alias: 'mapp_token_app',
    userAgent: ['MappApp'],
    injected: ['MappBridge'],
    capabilities: [...embedded.capabilities, 'saveImage', 'userInfo', 'brightness'],
    scheme: 'mappapp',
    // The documents say that there is one, not which.
    redirectsAfterLogin: '6302',
  },
  miniprogram: {
    ...embedded,
    id: 'miniprogram',
    platform: 'Miniprogram',
    salesChannel: '7401',
    alias: 'mapp_token_mini',
    userAgent: ['MicroMessenger miniProgram'],
    injected: ['__wxjs_environment=miniprogram'],
    pages: hostPages.miniprogram,
  },
  ali: {
    ...embedded,
    id: 'ali',
    platform: 'Ali',
    salesChannel: '7402',
    alias: 'mapp_token_ali',
    userAgent: ['AlipayClient', 'AliApp(AP'],
    injected: ['AlipayJSBridge'],
    capabilities: [...embedded.capabilities, 'userInfo'],
    pages: hostPages.ali,
  },
  xuexi: {
    ...embedded,
    id: 'xuexi',
    platform: 'Xuexi',
    salesChannel: '7404',
    alias: 'mapp_token_xuexi',
    userAgent: ['Xuexi'],
    capabilities: everywhere,
    loginUrl: '/sso/xuexi',
  },
  douyin: {
    ...embedded,
    id: 'douyin',
    platform: 'Douyin',
    salesChannel: '7406',
    alias: 'mapp_token_douyin',
    userAgent: ['ToutiaoMicroApp'],
    pages: hostPages.douyin,
  },
};

/** The sales channels of partners that are business channels. Source: membership.md section 9. */
export const businessCodes: readonly string[] = ['6108', '6301', '6302', '6304', '6124'];

/** All sales channels of partners. Source: membership.md section 1. */
export const channelCodes: readonly string[] = ['1101', '6102', ...businessCodes];

/** The four that have no behaviour of their own. */
export const plainChannels = ['6301', '6302', '6304', '6124'] as const;
export type PlainChannel = (typeof plainChannels)[number];

/** By what a partner is known to have opened the page itself; without any it never is. Source: decision 0030. */
export interface PartnerMarks {
  /** Origins of its pages. */
  readonly origins?: readonly string[] | undefined;
  /** Marks of its web view in the user agent, as those of a host. */
  readonly userAgent?: readonly string[] | undefined;
}

/** A partner with behaviour of its own. */
export interface PartnerChannel extends PartnerMarks {
  /** Sales-channel code, not encoded; it stands in for the host's own. */
  readonly code: string;
  /** Where home is, path without base; the site's own home without it. */
  readonly home?: string;
}

/** The three partners. The documents do not say whose a code is: these are our reading, for configuration to replace. */
export const channels: Readonly<Record<ChannelId, PartnerChannel>> = {
  rail: { code: '1101' },
  bank: { code: '6102', home: '/reserve/travelHome' },
  company: { code: '6108', home: '/reserve/travelHome' },
};

/** Traits of a host that a deployment may say differently. Source: decision 1. */
export type HostOverride = {
  readonly [Name in Exclude<keyof HostIdentity, 'id' | 'capabilities' | 'ownHeader' | 'pages'>]?:
    | HostIdentity[Name]
    | undefined;
} & { readonly pages?: { readonly [Name in keyof HostPages]?: string | undefined } | undefined };
export type HostOverrides = { readonly [Id in HostId]?: HostOverride | undefined };

/** A deployment's partners: the code of each, and its marks. */
export type ChannelOverrides = {
  readonly [Id in ChannelId]?: string | (PartnerMarks & { readonly code?: string | undefined }) | undefined;
} & { readonly [Code in PlainChannel]?: PartnerMarks | undefined };

/** Hosts and partners as a deployment has them. */
export interface Tables {
  readonly hosts: Readonly<Record<HostId, HostIdentity>>;
  readonly channels: Readonly<Record<ChannelId, PartnerChannel>>;
  /** Marks of the partners without behaviour of their own. */
  readonly plain?: { readonly [Code in PlainChannel]?: PartnerMarks | undefined } | undefined;
}

const mapValues = <Key extends string, Value>(
  table: Readonly<Record<Key, Value>>,
  change: (value: Value, key: Key) => Value,
) =>
  Object.fromEntries(
    Object.entries<Value>(table).map(([key, value]) => [key, change(value, key as Key)]),
  ) as Record<Key, Value>;

/** The documented tables with a deployment's own values in them. */
export const tablesWith = (ownHosts: HostOverrides = {}, ownChannels: ChannelOverrides = {}): Tables => ({
  // An override comes from JSON, which has no undefined to put in a value's place.
  hosts: mapValues(hosts, (identity, id) => {
    const pages = identity.pages && { ...identity.pages, ...ownHosts[id]?.pages };
    const bar: readonly Capability[] = ownHosts[id]?.ownTabBar ? ['ownTabBar'] : [];
    const capabilities = [...identity.capabilities, ...bar];
    return { ...identity, ...ownHosts[id], ...(pages && { pages }), capabilities } as HostIdentity;
  }),
  channels: mapValues(channels, (channel, id) => {
    const own = ownChannels[id];
    return { ...channel, ...(typeof own === 'string' ? { code: own } : own) } as PartnerChannel;
  }),
  plain: ownChannels,
});
