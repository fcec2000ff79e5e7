import { describe, expect, it, vi } from 'vitest';
import { createHost, hostMakers } from './create.ts';
import { fakeHost } from './fake.ts';
import { fakeWindow, type FakeWindowOptions } from './fake-window.ts';
import { hosts } from './hosts.ts';

const environmentIn = (options: FakeWindowOptions) =>
  createHost({ window: fakeWindow(options).window }).environment();

describe('createHost', () => {
  it.each(Object.values(hosts).filter(({ userAgent }) => userAgent.length > 0))(
    'runs in $id under its own identity',
    ({ id, platform, alias, userAgent }) => {
      expect(environmentIn({ userAgent: userAgent[0] ?? '' })).toMatchObject({ host: id, platform, alias });
    },
  );

  it('is a plain browser elsewhere', () => {
    expect(environmentIn({})).toMatchObject({ host: 'browser', platform: 'M', channel: undefined });
  });

  it('sees what a host has put on the page', () => {
    expect(environmentIn({ globals: { AlipayJSBridge: {} } })).toMatchObject({ host: 'ali' });
  });

  it('remembers what the first address of the visit named', () => {
    const session = { mapp: JSON.stringify({ host: 'xuexi', channel: '1101' }) };
    expect(environmentIn({ session })).toMatchObject({ host: 'xuexi', channel: 'rail' });
  });

  it('believes the address before memory', () => {
    const session = { mapp: JSON.stringify({ host: 'xuexi', channel: '1101' }) };
    expect(
      environmentIn({ session, href: 'https://www.example.com/mapp/Home?platform=M&channel=bank' }),
    ).toMatchObject({ host: 'browser', channel: 'bank' });
  });

  it.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '"xuexi"',
    '{"host":{"a":1},"channel":["1101","x"]}',
    '{"host":"app&channel=rail"}',
  ])('is not misled by the kept text %j', (mapp) => {
    expect(environmentIn({ session: { mapp } })).toMatchObject({ host: 'browser', channel: undefined });
  });

  it('runs where storage is forbidden', () => {
    expect(environmentIn({ forbidden: true })).toMatchObject({ host: 'browser', proof: '' });
  });

  it('takes a deployment’s own values', () => {
    const { window } = fakeWindow({
      userAgent: 'OwnApp/1',
      cookie: 'own_token=t',
      href: 'https://www.example.com/mapp/Home?channel=6124',
    });
    const host = createHost({
      window,
      hosts: { app: { userAgent: ['OwnApp'], platform: 'Own', salesChannel: '9000', alias: 'own_token' } },
      channels: { company: '6124' },
    });
    expect(host.environment()).toMatchObject({
      host: 'app',
      platform: 'Own',
      alias: 'own_token',
      proof: 't',
      channel: 'company',
      salesChannel: btoa('6124'),
    });
  });

  it('tells the adapter where the partner’s home is', async () => {
    const navigate = vi.fn<(path: string) => void>();
    const { window } = fakeWindow({ href: 'https://www.example.com/mapp/Home?channel=bank' });
    await createHost({ window, navigate }).goHome();
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/reserve/travelHome');
  });

  it('asks early for the script of a host that a deployment names', () => {
    const sdk = 'https://cdn.example.com/web-view.js';
    const inHost = (userAgent: string) => {
      const fake = fakeWindow({ userAgent });
      createHost({ window: fake.window, hosts: { ali: { sdk } } });
      return fake.log;
    };
    expect(inHost('AlipayClient')).toEqual([`load ${sdk}`]);
    expect(inHost('MicroMessenger miniProgram')).toEqual([]);
    expect(inHost('')).toEqual([]);
  });

  it('uses the adapter that a host team brings along', () => {
    const own = fakeHost({ host: 'app' });
    const make = vi.fn<typeof hostMakers.app>().mockReturnValue(own);
    const { window } = fakeWindow({ userAgent: 'MappApp' });
    expect(createHost({ window, makers: { app: make }, ssoUrl: '/in' })).toBe(own);
    expect(make).toHaveBeenCalledExactlyOnceWith(
      hosts.app,
      window,
      expect.objectContaining({ ssoUrl: '/in', detected: expect.objectContaining({ host: 'app' }) }),
    );
  });

  it('has an adapter for each host', () => {
    expect(Object.keys(hostMakers)).toEqual(Object.keys(hosts));
  });
});
