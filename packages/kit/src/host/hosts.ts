import type { Capability, ChannelId, HostId } from './host.ts';

/** What tells that a page runs in a host. Each list holds alternatives. */
export interface DetectionMarks {
  /** Words of the user agent; words parted by a space must all occur. Case does not matter. */
  readonly userAgent: readonly string[];
  /** Objects that the host puts on the page: a global's `name`, or `name=text` for a text with that value. */
  readonly injected: readonly string[];
}

/** One host as data. Source: membership.md section 1; aliases: decision 3. */
export interface HostIdentity {
  readonly id: HostId;
  /** The wire's name of the host; also read from the query `platform`. */
  readonly platform: string;
  /** Sales-channel code, not encoded. */
  readonly salesChannel: string;
  /** Name of the cookie that holds the token. */
  readonly alias: string;
  readonly marks: DetectionMarks;
  /** What the host offers. An adapter may not reach all of it yet: ask `can`. */
  readonly capabilities: readonly Capability[];
  /** The host draws its own header above the page. */
  readonly ownHeader: boolean;
}

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
    marks: { userAgent: [], injected: [] },
    capabilities: ['share', 'pay', 'saveImage', 'setTitle'],
    ownHeader: false,
  },
  app: {
    id: 'app',
    platform: 'App',
    salesChannel: '7860',
    alias: 'mapp_token_app',
    marks: { userAgent: ['MappApp'], injected: ['MappBridge'] },
    capabilities: ['nativeLogin', 'share', 'pay', 'saveImage', 'setTitle', 'closeWebview', 'userInfo'],
    ownHeader: true,
  },
  miniprogram: {
    id: 'miniprogram',
    platform: 'Miniprogram',
    salesChannel: '7401',
    alias: 'mapp_token_mini',
    marks: { userAgent: ['MicroMessenger miniProgram'], injected: ['__wxjs_environment=miniprogram'] },
    capabilities: ['nativeLogin', 'share', 'pay', 'setTitle', 'closeWebview'],
    ownHeader: true,
  },
  ali: {
    id: 'ali',
    platform: 'Ali',
    salesChannel: '7402',
    alias: 'mapp_token_ali',
    marks: { userAgent: ['AlipayClient', 'AliApp(AP'], injected: ['AlipayJSBridge'] },
    capabilities: ['nativeLogin', 'share', 'pay', 'setTitle', 'closeWebview'],
    ownHeader: true,
  },
  xuexi: {
    id: 'xuexi',
    platform: 'Xuexi',
    salesChannel: '7404',
    alias: 'mapp_token_xuexi',
    marks: { userAgent: ['Xuexi'], injected: [] },
    capabilities: ['nativeLogin', 'share', 'pay', 'setTitle'],
    ownHeader: true,
  },
  douyin: {
    id: 'douyin',
    platform: 'Douyin',
    salesChannel: '7406',
    alias: 'mapp_token_douyin',
    marks: { userAgent: ['ToutiaoMicroApp'], injected: [] },
    capabilities: ['nativeLogin', 'share', 'pay', 'setTitle', 'closeWebview'],
    ownHeader: true,
  },
};

/** The sales channels of partners. Source: membership.md section 1. */
export const channelCodes: readonly string[] = ['1101', '6102', '6108', '6301', '6302', '6304', '6124'];

/** Those of them that are business channels. Source: membership.md section 9. */
export const businessCodes: readonly string[] = ['6108', '6301', '6302', '6304', '6124'];

/** A partner with behaviour of its own. */
export interface PartnerChannel {
  readonly id: ChannelId;
  /** Sales-channel code, not encoded; it stands in for the host's own. */
  readonly code: string;
  /** Where home is, path without base; undefined is the site's home. */
  readonly home: string | undefined;
}

/** The three partners. The documents do not say whose a code is: these are our reading, for configuration to replace. */
export const channels: Readonly<Record<ChannelId, PartnerChannel>> = {
  rail: { id: 'rail', code: '1101', home: undefined },
  bank: { id: 'bank', code: '6102', home: '/reserve/travelHome' },
  company: { id: 'company', code: '6108', home: '/reserve/travelHome' },
};

/** What a deployment may say differently about a host. Source: decision 1. */
export interface HostOverride {
  readonly platform?: string | undefined;
  readonly salesChannel?: string | undefined;
  readonly alias?: string | undefined;
  readonly userAgent?: readonly string[] | undefined;
  readonly injected?: readonly string[] | undefined;
}
export type HostOverrides = { readonly [Id in HostId]?: HostOverride | undefined };

/** What a deployment may say differently about the partners: the code of each. */
export type ChannelOverrides = { readonly [Id in ChannelId]?: string | undefined };

/** The table of hosts with a deployment's own values in it. */
export function hostsWith(overrides: HostOverrides): Readonly<Record<HostId, HostIdentity>> {
  const merge = (identity: HostIdentity): HostIdentity => {
    const own = overrides[identity.id] ?? {};
    return {
      ...identity,
      platform: own.platform ?? identity.platform,
      salesChannel: own.salesChannel ?? identity.salesChannel,
      alias: own.alias ?? identity.alias,
      marks: {
        userAgent: own.userAgent ?? identity.marks.userAgent,
        injected: own.injected ?? identity.marks.injected,
      },
    };
  };
  const merged = Object.values(hosts).map((identity) => [identity.id, merge(identity)]);
  return Object.fromEntries(merged) as Record<HostId, HostIdentity>;
}

/** The table of partners with a deployment's own codes in it. */
export function channelsWith(overrides: ChannelOverrides): Readonly<Record<ChannelId, PartnerChannel>> {
  const merged = Object.values(channels).map((channel) => [
    channel.id,
    { ...channel, code: overrides[channel.id] ?? channel.code },
  ]);
  return Object.fromEntries(merged) as Record<ChannelId, PartnerChannel>;
}
