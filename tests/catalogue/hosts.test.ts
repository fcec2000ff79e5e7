import { describe, expect, expectTypeOf, it } from 'vitest';
import { languages, type Config, type Language } from '@mapp/kit/config';
import {
  businessCodes,
  channelCodes,
  channels,
  detectHost,
  encodeChannel,
  environmentOf,
  fakeHost,
  hosts,
  type ChannelOverrides,
  type HostId,
  type HostOverrides,
} from '@mapp/kit/host';
import { locales, type Locale } from '@mapp/kit/messages';

/** Source: membership.md section 1 and decision 3. The app's platform value is not documented. */
const documented: Readonly<
  Record<HostId, readonly [platform: string | undefined, code: string, alias: string]>
> = {
  browser: ['M', '7701', 'mapp_token_m'],
  app: [undefined, '7860', 'mapp_token_app'],
  miniprogram: ['Miniprogram', '7401', 'mapp_token_mini'],
  ali: ['Ali', '7402', 'mapp_token_ali'],
  xuexi: ['Xuexi', '7404', 'mapp_token_xuexi'],
  douyin: ['Douyin', '7406', 'mapp_token_douyin'],
};
const hostIds = Object.keys(documented) as HostId[];

/** Look of the device on a host’s page. */
const seenIn = (id: HostId) => ({ userAgent: hosts[id].userAgent[0] ?? '', injected: [], query: '' });

describe('the hosts', () => {
  it('are the six', () => {
    expect(Object.keys(hosts)).toEqual(hostIds);
  });

  it.each(hostIds)('%s is as documented', (id) => {
    const [platform, code, alias] = documented[id];
    expect(hosts[id]).toMatchObject({ id, salesChannel: code, alias, ...(platform && { platform }) });
  });

  it.each(['platform', 'salesChannel', 'alias'] as const)('have a %s each', (name) => {
    expect(new Set(hostIds.map((id) => hosts[id][name])).size).toBe(hostIds.length);
  });

  it.each(hostIds)('%s is found again by its mark, whatever the address says', (id) => {
    expect(detectHost({ ...seenIn(id), query: '?platform=M' }).host).toBe(id);
  });

  it('are not made of a plain browser by an address, where they need something on the page', () => {
    const named = hostIds.map(
      (id) => detectHost({ userAgent: '', injected: [], query: `?platform=${hosts[id].platform}` }).host,
    );
    expect(named).toEqual(['browser', 'browser', 'browser', 'browser', 'xuexi', 'browser']);
  });

  it.each(hostIds)('%s has the same environment in the fake', (id) => {
    const detected = { ...detectHost(seenIn(id)), os: 'Web' } as const;
    expect(fakeHost({ host: id }).environment()).toEqual(environmentOf({ identity: hosts[id], detected }));
  });
});

describe('the partner channels', () => {
  it('have the documented codes', () => {
    expect(channelCodes.toSorted()).toEqual(['1101', '6102', '6108', '6124', '6301', '6302', '6304']);
    expect(businessCodes.toSorted()).toEqual(['6108', '6124', '6301', '6302', '6304']);
  });

  it('have one of these codes each, and none of a host', () => {
    const codes = Object.values(channels).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !channelCodes.includes(code))).toEqual([]);
    expect(channelCodes.filter((code) => hostIds.some((id) => hosts[id].salesChannel === code))).toEqual([]);
  });

  it('are sent as base64', () => {
    expect(channelCodes.map(encodeChannel).map(atob)).toEqual(channelCodes);
  });
});

describe('the configuration', () => {
  it('speaks the languages of the messages', () => {
    expect(languages).toEqual(locales);
    expectTypeOf<Language>().toEqualTypeOf<Locale>();
  });

  it('fits the tables that it overrides', () => {
    expectTypeOf<Config['hosts']>().toExtend<HostOverrides>();
    expectTypeOf<Config['channels']>().toExtend<ChannelOverrides>();
    expectTypeOf<keyof Config['hosts']>().toEqualTypeOf<HostId>();
  });
});
