// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeHost } from '../host/fake.ts';
import { useUser } from './account/account.ts';
import { createClient } from './client.ts';
import { useNotices } from './home/home.ts';
import { usePointsSummary } from './points/points.ts';
import { ClientProvider, useAnswers, useClient } from './provider.tsx';
import { createQueryClient } from './query-client.ts';
import { useSignedIn } from './account/signed-in.ts';

function Probe() {
  const reads = [usePointsSummary(), useUser(), useNotices()].map(({ fetchStatus }) => fetchStatus);
  return [useClient().language(), useSignedIn(), ...reads].join(' ');
}

afterEach(cleanup);

describe('below the provider', () => {
  it('what is given last is used: another client, another cache', () => {
    const given = (language: string) => ({
      client: createClient({
        host: fakeHost(),
        config: { apiBase: '', appVersion: '1' },
        language: () => language,
      }),
      answers: { queries: createQueryClient() },
    });
    const [first, second] = [given('ru'), given('ja')];
    const [languages, caches]: [string[], unknown[]] = [[], []];
    function Look() {
      languages.push(useClient().language());
      caches.push(useAnswers());
      return null;
    }
    const page = (props: typeof first) => (
      <ClientProvider {...props}>
        <Look />
      </ClientProvider>
    );
    const { rerender } = render(page(first));
    rerender(page(second));
    expect(languages).toEqual(['ru', 'ja']);
    expect(caches[0]).toBe(first.answers);
    expect(caches[1]).toBe(second.answers);
  });

  it('a rendering without a browser is a guest’s: it waits for a member’s reads and asks nothing', () => {
    const fetch = vi.fn<typeof globalThis.fetch>();
    const host = fakeHost({ token: 'token-1', stored: { local: { 'mapp.language': 'ru' } } });
    const client = createClient({ host, config: { apiBase: '', appVersion: '1' }, fetch });
    const html = renderToString(
      <ClientProvider client={client}>
        <Probe />
      </ClientProvider>,
    );
    expect(html).toBe('ru false idle idle fetching');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('a hook without a provider says so', () => {
    expect(() => renderToString(<Probe />)).toThrow('useClient needs a ClientProvider above it');
  });
});
