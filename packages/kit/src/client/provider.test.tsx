import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { fakeHost } from '../host/fake.ts';
import { useUser } from './account.ts';
import { createClient } from './client.ts';
import { useNotices } from './home.ts';
import { usePointsSummary } from './points.ts';
import { ClientProvider, useClient } from './provider.tsx';
import { useSignedIn } from './signed-in.ts';

function Probe() {
  const reads = [usePointsSummary(), useUser(), useNotices()].map(({ fetchStatus }) => fetchStatus);
  return [useClient().language(), useSignedIn(), ...reads].join(' ');
}

describe('below the provider', () => {
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
