import { describe, expect, it } from 'vitest';
import type { Detected } from './detect.ts';
import { encodeChannel, environmentOf, environmentTeller } from './environment.ts';
import type { HostId } from './host.ts';
import { hosts } from './hosts.ts';

const detected = (given: Partial<Detected> = {}): Detected => ({
  host: 'browser',
  channel: undefined,
  channelCode: undefined,
  os: 'Web',
  ...given,
});
const flags = ['isQH', 'isDH', 'isNJHT', 'isCPIC', 'hideOrderMenus'] as const;

describe('environmentOf', () => {
  it.each<[HostId, string, string, string, boolean]>([
    ['browser', 'M', 'NzcwMQ==', 'mapp_token_m', false],
    ['app', 'App', 'Nzg2MA==', 'mapp_token_app', true],
    ['miniprogram', 'Miniprogram', 'NzQwMQ==', 'mapp_token_mini', true],
    ['ali', 'Ali', 'NzQwMg==', 'mapp_token_ali', true],
    ['xuexi', 'Xuexi', 'NzQwNA==', 'mapp_token_xuexi', true],
    ['douyin', 'Douyin', 'NzQwNg==', 'mapp_token_douyin', true],
  ])('%s', (host, platform, salesChannel, alias, hideHeader) => {
    const environment = environmentOf({ identity: hosts[host], detected: detected({ host, os: 'iOS' }) });
    expect(environment).toMatchObject({
      host,
      platform,
      salesChannel,
      alias,
      hideHeader,
      os: 'iOS',
      proof: '',
      appStatusHeight: 0,
      channel: undefined,
    });
    expect(environment.operate).toMatchObject({
      isApp: host === 'app',
      isCompany: false,
      isBusiness: false,
      channel: '',
    });
  });

  it.each<[Detected['channel'], string, boolean]>([
    ['rail', '1101', false],
    ['bank', '6102', false],
    ['company', '6108', true],
    [undefined, '6301', true],
    [undefined, '6302', true],
    [undefined, '6304', true],
    [undefined, '6124', true],
  ])('partner %s with code %s, business %s', (channel, channelCode, isBusiness) => {
    const environment = environmentOf({ identity: hosts.ali, detected: detected({ channel, channelCode }) });
    expect(environment).toMatchObject({
      channel,
      salesChannel: encodeChannel(channelCode),
      platform: 'Ali',
      alias: 'mapp_token_ali',
    });
    expect(environment.operate).toMatchObject({
      channel: channelCode,
      isBusiness,
      isCompany: channel === 'company',
    });
  });

  it('carries the token as the proof', () => {
    expect(environmentOf({ identity: hosts.browser, detected: detected(), proof: 't1' }).proof).toBe('t1');
  });

  it.each(flags)('%s is on for 1 and true, off for anything else', (flag) => {
    const flagOf = (query: string) =>
      environmentOf({ identity: hosts.browser, detected: detected(), query }).operate[flag];
    expect([`?${flag}=1`, `${flag}=true`].map(flagOf)).toEqual([true, true]);
    expect(['', `?${flag}=0`, `?${flag}=yes`, `?${flag}`].map(flagOf)).toEqual([false, false, false, false]);
  });

  it('knows the second payment mini-program only inside the payment app', () => {
    const query = '?isAliminiV2=1';
    expect(environmentOf({ identity: hosts.ali, detected: detected(), query }).operate.isAliminiV2).toBe(
      true,
    );
    expect(environmentOf({ identity: hosts.browser, detected: detected(), query }).operate.isAliminiV2).toBe(
      false,
    );
  });

  it('takes a header away for a host that is seen, not for one that an address names', () => {
    const named = { ...detected(), host: 'xuexi' } as const;
    const hidden = (byQuery: boolean, query = '') =>
      environmentOf({ identity: hosts.xuexi, detected: { ...named, byQuery }, query }).hideHeader;
    expect([hidden(false), hidden(true), hidden(true, '?hideHeader=1')]).toEqual([true, false, true]);
  });

  it('hands over the words of the host, cut to a length', () => {
    const query = `?jumpKey=bill&wxopenid=${'o'.repeat(600)}&loginToken=${'x'.repeat(5000)}`;
    const { operate } = environmentOf({ identity: hosts.miniprogram, detected: detected(), query });
    expect(operate).toMatchObject({
      jumpKey: 'bill',
      wxopenid: 'o'.repeat(512),
      loginToken: 'x'.repeat(4096),
    });
  });

  it.each([
    ['?appStatusHeight=44', 44],
    ['?appStatusHeight=0', 0],
    ['?appStatusHeight=-5', 0],
    ['?appStatusHeight=120', 120],
    ['?appStatusHeight=121', 0],
    ['?appStatusHeight=tall', 0],
    ['?appStatusHeight=Infinity', 0],
  ])('%s gives a status area of %d px', (query, height) => {
    expect(environmentOf({ identity: hosts.app, detected: detected(), query }).appStatusHeight).toBe(height);
  });

  it('hides the header in a browser when it is asked to', () => {
    expect(
      environmentOf({ identity: hosts.browser, detected: detected(), query: '?hideHeader=1' }).hideHeader,
    ).toBe(true);
  });
});

it('environmentTeller tells the same until the token is another', () => {
  let token: string | undefined;
  const clues = { identity: hosts.browser, detected: detected(), query: '?appStatusHeight=20' };
  const told = environmentTeller(clues, () => token);
  const guest = told();
  expect(guest).toEqual(environmentOf(clues));
  expect(told()).toBe(guest);
  token = 'one';
  expect(told()).toEqual(environmentOf({ ...clues, proof: 'one' }));
  token = '';
  expect(told()).toEqual(guest);
});
