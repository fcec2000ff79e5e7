import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../contracts/config.ts';
import { HostProvider } from '../host/context.tsx';
import { fakeHost } from '../host/fake.ts';
import { ConfigProvider, useConfig } from './config-provider.tsx';
import { PreferencesProvider, usePreferences } from './preferences-provider.tsx';
import { createSession } from './session.ts';
import { SessionProvider, useSession } from './session-provider.tsx';

const Look = () =>
  Object.values(usePreferences())
    .filter((value) => typeof value === 'string')
    .join(' ');
const Hotline = () => useConfig().hotline;
const Group = () => useSession().get('groupId');
const host = fakeHost({ path: '/mapp/Home?lang=ru&groupId=g1', stored: { local: { 'mapp.theme': 'dark' } } });
const inHost = (children: ReactNode) =>
  renderToStaticMarkup(<HostProvider host={host}>{children}</HostProvider>);

describe('the providers', () => {
  it('give the kept preferences', () => {
    expect(
      inHost(
        <PreferencesProvider>
          <Look />
        </PreferencesProvider>,
      ),
    ).toBe('ru dark standard');
  });

  it('give a story’s own before them', () => {
    expect(
      inHost(
        <PreferencesProvider initial={{ locale: 'ko', textSize: 'elder' }}>
          <Look />
        </PreferencesProvider>,
      ),
    ).toBe('ko dark elder');
  });

  it('give configuration and session', () => {
    const parsed = parseConfig({ hotline: '12345' });
    if (!parsed.ok) throw new Error('the configuration is broken');
    expect(
      inHost(
        <ConfigProvider config={parsed.config}>
          <Hotline />
        </ConfigProvider>,
      ),
    ).toBe('12345');
    expect(
      inHost(
        <SessionProvider session={createSession(host)}>
          <Group />
        </SessionProvider>,
      ),
    ).toBe('g1');
  });

  it.each([
    ['usePreferences', <Look key="look" />],
    ['useConfig', <Hotline key="hotline" />],
    ['useSession', <Group key="group" />],
  ])('are missed by %s where they are not', (name, children) => {
    expect(() => inHost(children)).toThrow(`${name} needs a`);
  });
});
