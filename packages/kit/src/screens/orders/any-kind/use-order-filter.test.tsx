// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { fakeHost } from '../../../host/fake.ts';
import { memoryNavigation } from '../../../navigation/navigation.ts';
import { NavigationProvider } from '../../../navigation/provider.tsx';
import { orderKindNames } from '../../../rules/orders/kinds.ts';
import { createSession, type Session } from '../../../session/session.ts';
import { SessionProvider } from '../../../session/session-provider.tsx';
import { useOrderFilter } from './use-order-filter.ts';

afterEach(cleanup);

/** The list of orders at an address, as one opens it. */
function listAt(session: Session, opened: string, beside = false) {
  let address = opened;
  const navigation = memoryNavigation(({ to }) => {
    address = to;
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionProvider session={session}>
      <NavigationProvider navigation={navigation} address={address}>
        {children}
      </NavigationProvider>
    </SessionProvider>
  );
  const { result, rerender, unmount } = renderHook(
    () => useOrderFilter('orders', beside, '2026-06-01', orderKindNames),
    { wrapper },
  );
  return { result, rerender, unmount, address: () => address };
}

const sessionOf = () => createSession(fakeHost());

it('is kept beside an order that is opened, and when one comes back', () => {
  const session = sessionOf();
  const { result, unmount } = listAt(session, '/order/list?kind=hotel');
  act(() => result.current.change({ words: 'Zhang' }));
  expect(result.current).toMatchObject({ words: 'Zhang', filter: { kinds: ['hotel'] } });
  unmount();
  const beside = listAt(session, '/order/detail/26110000000001?view=change', true);
  expect(beside.result.current).toMatchObject({ words: 'Zhang', filter: { kinds: ['hotel'] } });
  act(() => beside.result.current.change({ words: 'Li' }));
  beside.unmount();
  expect(listAt(session, '/order/list?kind=hotel').result.current.words).toBe('Li');
});

it('is the usual one beside an order that was opened by its address, and at another address', () => {
  const session = sessionOf();
  expect(listAt(session, '/order/detail/26110000000001?kind=hotel', true).result.current).toMatchObject({
    words: '',
    filter: { kinds: [], statuses: [] },
  });
  const { result } = listAt(session, '/order/list?status=waiting');
  act(() => result.current.change({ words: 'Zhang' }));
  expect(listAt(session, '/order/list').result.current.words).toBe('');
});

it('is forgotten for the next holder', () => {
  const session = sessionOf();
  session.belongTo('one');
  const { result } = listAt(session, '/order/list');
  act(() => result.current.change({ words: 'Zhang' }));
  act(() => session.belongTo('another'));
  expect(result.current.words).toBe('');
});

it('is the same filter at each drawing, so that nothing of a long list is drawn anew', () => {
  const session = sessionOf();
  const { result, rerender } = listAt(session, '/order/list?kind=hotel');
  const { filter } = result.current;
  rerender();
  expect(result.current.filter).toBe(filter);
});

it('is in the address, without words, so that a reload shows the same list', () => {
  const list = listAt(sessionOf(), '/order/list');
  act(() => list.result.current.change({ words: 'Zhang' }));
  expect(list.address()).toBe('/order/list');
  const filter = {
    from: '2026-04-01',
    to: '2026-05-01',
    kinds: ['hotel', 'meal'],
    statuses: ['waiting'],
  } as const;
  act(() => list.result.current.change({ filter }));
  list.rerender();
  expect(list.result.current).toMatchObject({ words: 'Zhang', filter });
  expect(list.address()).toBe('/order/list?kind=hotel%2Cmeal&status=waiting&from=2026-04-01&to=2026-05-01');
  // A reload: nothing but the address is left.
  expect(listAt(sessionOf(), list.address()).result.current).toMatchObject({
    words: '',
    filter,
  });
});

it('leaves an address that names a filter as it was', () => {
  const session = sessionOf();
  const list = listAt(session, '/order/list?kind=hotel');
  act(() => list.result.current.change({ filter: { ...list.result.current.filter, kinds: [] } }));
  list.rerender();
  expect(list.address()).toBe('/order/list');
  expect(list.result.current.filter.kinds).toEqual([]);
  expect(listAt(session, '/order/list?kind=hotel').result.current.filter.kinds).toEqual(['hotel']);
});
