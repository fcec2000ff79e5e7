import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { detectHost, injectedOn, openersOf, type Clues } from './detect.ts';
import type { ChannelId, HostId } from './host.ts';
import { channelCodes, channels, hosts, tablesWith } from './hosts.ts';

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  harmony:
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
  harmony4:
    'Mozilla/5.0 (Linux; Android 12; HarmonyOS; ALN-AL00) AppleWebKit/537.36 Chrome/114.0.0.0 Mobile Safari/537.36',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
};
const wechat = `${agents.iphone} MicroMessenger/8.0.50(0x18003237) NetType/WIFI Language/zh_CN`;

const clues = (given: Partial<Clues>): Clues => ({
  userAgent: agents.android,
  injected: [],
  query: '',
  ...given,
});

describe('the host', () => {
  it.each<[string, Partial<Clues>, HostId]>([
    ['a mobile browser', {}, 'browser'],
    ['an empty user agent', { userAgent: '' }, 'browser'],
    ['the app, by its word', { userAgent: `${agents.android} MappApp/8.1` }, 'app'],
    ['the app on iOS', { userAgent: `${agents.iphone} mappapp/8.1` }, 'app'],
    ['the app on Harmony', { userAgent: `${agents.harmony} MappApp/8.1` }, 'app'],
    ['the app, by its bridge', { injected: ['MappBridge'] }, 'app'],
    ['the messenger itself', { userAgent: wechat }, 'browser'],
    ['a mini-program of the messenger', { userAgent: `${wechat} miniProgram/wx0` }, 'miniprogram'],
    [
      'the same on iOS, which may lack the word',
      { userAgent: wechat, injected: ['__wxjs_environment=miniprogram'] },
      'miniprogram',
    ],
    ['the word without the messenger', { userAgent: `${agents.android} miniProgram` }, 'browser'],
    ['the payment app', { userAgent: `${agents.android} AlipayClient/10.6.80 Language/zh-Hans` }, 'ali'],
    ['its other word', { userAgent: `${agents.iphone} AliApp(AP/10.6.80)` }, 'ali'],
    ['a sister app with another name', { userAgent: `${agents.iphone} AliApp(TB/10.30)` }, 'browser'],
    [
      'its mini-program is not the messenger’s',
      { userAgent: `${agents.android} AlipayClient/10.6 MiniProgram` },
      'ali',
    ],
    ['its bridge', { injected: ['AlipayJSBridge'] }, 'ali'],
    ['the learning app', { userAgent: `${agents.android} Xuexi/2.60` }, 'xuexi'],
    ['the short-video mini-program', { userAgent: `${agents.android} ToutiaoMicroApp/3.0` }, 'douyin'],
    ['an unknown object', { injected: ['OtherBridge'] }, 'browser'],
    ['a platform value in the query', { query: '?platform=Xuexi' }, 'xuexi'],
    ['without question mark, in any case', { query: 'a=1&platform=XUEXI' }, 'xuexi'],
    ['a link that calls a browser the app', { query: '?platform=App' }, 'browser'],
    ['the same for a mini-program', { query: '?platform=Ali' }, 'browser'],
    ['by its id', { query: '?platform=miniprogram' }, 'browser'],
    ['the app that says so, with its bridge', { query: '?platform=App', injected: ['MappBridge'] }, 'app'],
    ['an unknown platform', { query: '?platform=Kiosk' }, 'browser'],
    ['an empty platform', { query: '?platform=' }, 'browser'],
    ['a name of an object’s own', { query: '?platform=__proto__' }, 'browser'],
    [
      'a query against the user agent',
      { userAgent: `${agents.android} ToutiaoMicroApp/3.0`, query: '?platform=M' },
      'douyin',
    ],
    ['the first of two values', { query: '?platform=Xuexi&platform=M' }, 'xuexi'],
  ])('%s', (_, given, host) => {
    expect(detectHost(clues(given)).host).toBe(host);
  });

  it('takes a deployment’s own marks in place of the documented ones', () => {
    const tables = tablesWith({
      xuexi: { userAgent: ['StudyPower'], injected: ['study=1'], platform: 'Study' },
    });
    const hostOf = (given: Partial<Clues>) => detectHost(clues(given), tables).host;
    expect(hostOf({ userAgent: 'studypower/1' })).toBe('xuexi');
    expect(hostOf({ injected: ['study=1'] })).toBe('xuexi');
    expect(hostOf({ query: 'platform=study' })).toBe('xuexi');
    expect(hostOf({ userAgent: 'Xuexi/2.60' })).toBe('browser');
  });

  it('is one of the six for any clue', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), fc.string(), (userAgent, injected, query) => {
        expect(Object.keys(hosts)).toContain(detectHost({ userAgent, injected, query }).host);
      }),
    );
  });
});

describe('the channel', () => {
  const named = Object.entries(channels) as [ChannelId, { code: string }][];

  it.each(named)('%s by its name and by its code', (id, { code }) => {
    const found = { channel: id, channelCode: code };
    expect(detectHost(clues({ query: `?channel=${id}` }))).toMatchObject(found);
    expect(detectHost(clues({ query: `?channel=${code}` }))).toMatchObject(found);
  });

  it.each(channelCodes.filter((code) => !named.some(([, channel]) => channel.code === code)))(
    '%s has a code and no behaviour of its own',
    (code) => {
      expect(detectHost(clues({ query: `?channel=${code}` }))).toMatchObject({
        channel: undefined,
        channelCode: code,
      });
    },
  );

  it.each(['', '?channel=', '?channel=7701', '?channel=hotel', '?channel=Rail', '?channel=constructor'])(
    '%j is no partner',
    (query) => {
      expect(detectHost(clues({ query }))).toMatchObject({ channel: undefined, channelCode: undefined });
    },
  );

  it.each(Object.keys(hosts) as HostId[])('comes on top of the host %s', (host) => {
    const [userAgent = ''] = hosts[host].userAgent;
    expect(detectHost(clues({ userAgent, query: '?channel=rail' }))).toMatchObject({
      host,
      channel: 'rail',
      channelCode: '1101',
    });
  });

  it('takes a deployment’s own code', () => {
    const tables = tablesWith({}, { bank: '6301' });
    expect(detectHost(clues({ query: '?channel=bank' }), tables)).toMatchObject({
      channel: 'bank',
      channelCode: '6301',
    });
    expect(detectHost(clues({ query: '?channel=6301' }), tables)).toMatchObject({
      channel: 'bank',
      channelCode: '6301',
    });
    expect(detectHost(clues({ query: '?channel=6102' }), tables)).toMatchObject({
      channel: undefined,
      channelCode: '6102',
    });
  });
});

describe('who has opened the page', () => {
  const marks = { origins: ['https://partner.example'], userAgent: ['PartnerApp 7'] };
  const opened = (channel: string, given: Partial<Clues>) =>
    detectHost(
      clues({ query: `?channel=${channel}`, ...given }),
      tablesWith({}, { rail: marks, '6304': marks }),
    ).fromPartner;

  it.each(['rail', '1101', '6304'])('%s, from a page of its own or in its web view', (channel) => {
    expect(opened(channel, { openedBy: ['https://partner.example'] })).toBe(true);
    expect(opened(channel, { userAgent: `${agents.android} partnerapp/7` })).toBe(true);
  });

  it.each<[string, string, Partial<Clues>]>([
    ['nobody that is known', 'rail', {}],
    ['another site', 'rail', { openedBy: ['https://evil.example'] }],
    ['a site whose name begins alike', 'rail', { openedBy: ['https://partner.example.evil.example'] }],
    ['half of the mark', 'rail', { userAgent: 'PartnerApp' }],
    ['the site of another partner', 'bank', { openedBy: ['https://partner.example'] }],
    ['the same for a plain channel', '6302', { openedBy: ['https://partner.example'] }],
    ['a code that is none', '9999', { openedBy: ['https://partner.example'] }],
  ])('%s', (_, channel, given) => {
    expect(opened(channel, given)).toBe(false);
  });

  it('is read from the referrer, and from what the page stands in', () => {
    const window = (referrer: string, ancestorOrigins: readonly string[] = []) => ({
      document: { referrer },
      location: { ancestorOrigins },
    });
    expect(openersOf(window('https://a.example/path?q=1', ['https://b.example']))).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
    expect(openersOf(window(''))).toEqual([]);
    expect(openersOf(window('not an address'))).toEqual([]);
  });
});

describe('the system', () => {
  it.each([
    ['iOS', agents.iphone],
    ['iOS', agents.ipad],
    ['Android', agents.android],
    ['Harmony', agents.harmony],
    ['Harmony', agents.harmony4],
    ['Web', agents.desktop],
    ['Web', ''],
  ])('%s: %s', (os, userAgent) => {
    expect(detectHost(clues({ userAgent })).os).toBe(os);
  });
});

describe('injectedOn', () => {
  const tables = tablesWith();

  it('names the marks that are there', () => {
    expect(injectedOn({ MappBridge: {}, AlipayJSBridge: undefined, other: 1 }, tables)).toEqual([
      'MappBridge',
    ]);
  });

  it('finds what WebKit keeps for the page', () => {
    expect(injectedOn({ webkit: { messageHandlers: { MappBridge: {} } } }, tables)).toEqual(['MappBridge']);
    expect(injectedOn({ webkit: { messageHandlers: {} } }, tables)).toEqual([]);
  });

  it('compares the text where the mark has one', () => {
    expect(injectedOn({ __wxjs_environment: 'miniprogram' }, tables)).toEqual([
      '__wxjs_environment=miniprogram',
    ]);
    expect(injectedOn({ __wxjs_environment: 'browser' }, tables)).toEqual([]);
  });
});
