// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fakeHost } from '../host/fake.ts';
import { preloadMessages } from '../messages/pack.ts';
import { useNavigation, usePlace } from '../navigation/provider.tsx';
import { Link } from '../primitives/link/Link.tsx';
import { createMapp } from './create-mapp.ts';
import { Mapp, type MappProps } from './Mapp.tsx';

beforeAll(() => preloadMessages('zh', ['shell']));
afterEach(cleanup);

const nothing = () => undefined;
const members = '/willFailedPoints';

describe('at an address for members', () => {
  it('takes a guest to sign in', async () => {
    const host = fakeHost();
    render(
      <Mapp mapp={createMapp({ host })} address={members}>
        {'Loading'}
      </Mapp>,
    );
    expect(await screen.findByRole('button', { name: '登录' })).toBeTruthy();
    expect(screen.queryByText('Loading')).toBeNull();
    await expect.poll(() => host.log.map(({ action }) => action)).toContain('login');
  });

  it('shows a member the screen', async () => {
    render(
      <Mapp mapp={createMapp({ host: fakeHost({ token: 'token' }) })} address={members}>
        {'Points'}
      </Mapp>,
    );
    expect(await screen.findByText('Points')).toBeTruthy();
  });
});

it('shows a guest what is for everybody, with what its address says, and goes by the router', async () => {
  const gone: string[] = [];
  const push = (path: string) => void gone.push(path);
  function Page() {
    const navigation = useNavigation();
    return (
      <>
        <button type="button" onClick={() => navigation.go('bill')}>
          {usePlace('webview').query.url}
        </button>
        <Link href="/mapp/mine">{'Mine'}</Link>
      </>
    );
  }
  render(
    <Mapp
      mapp={createMapp({ host: fakeHost() })}
      router={{ push, replace: nothing }}
      address="/webview?url=there"
    >
      <Page />
    </Mapp>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'there' }));
  fireEvent.click(screen.getByRole('link'));
  expect(gone).toEqual(['/myBill', '/mine']);
});

describe('at another address', () => {
  const shown = (address: string, children: ReactNode) => (
    <Mapp mapp={mapp} address={address}>
      {children}
    </Mapp>
  );
  const mapp = createMapp({ host: fakeHost() });

  it('of the same screen nothing of it is lost', async () => {
    const { rerender } = render(shown('/webview?url=here', <input aria-label="typed" />));
    const field = await screen.findByRole('textbox');
    rerender(shown('/webview?url=there', <input aria-label="typed" />));
    expect(screen.getByRole('textbox')).toBe(field);
    rerender(shown('/Home', <input aria-label="typed" />));
    expect(screen.getByRole('textbox')).not.toBe(field);
  });

  it('a screen that failed is drawn again', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(nothing);
    const Page = () => {
      if (usePlace('webview').query.url === 'broken') throw new Error('broken');
      return 'Whole';
    };
    const { rerender } = render(shown('/webview?url=broken', <Page />));
    await expect.poll(() => screen.queryByText('Whole')).toBeNull();
    rerender(shown('/webview?url=there', <Page />));
    expect(await screen.findByText('Whole')).toBeTruthy();
    silent.mockRestore();
  });
});

it('draws the fallback on a server, and nothing of a member', () => {
  const mapp = createMapp({ host: fakeHost({ token: 'token' }) });
  const draw = (fallback?: string) =>
    renderToString(
      <Mapp mapp={mapp} address={members} fallback={fallback}>
        {'Points'}
      </Mapp>,
    );
  expect(draw()).toBe('');
  expect(draw('One moment')).toBe('One moment');
});

it.each<[Partial<MappProps>, string]>([
  [{ address: '/mine' }, 'Mapp needs mapp={createMapp({ … })}'],
  [{ mapp: createMapp({ host: fakeHost() }) }, 'Mapp needs the address of its screen'],
])('says what is missing: %#', (props, message) => {
  expect(() => renderToString(<Mapp {...(props as MappProps)} />)).toThrow(message);
});
