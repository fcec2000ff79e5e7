// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeHost } from '../../host/fake.ts';
import { createSession } from '../../session/session.ts';
import { SessionProvider } from '../../session/session-provider.tsx';
import { useAgreement, useEndAgreement } from './use-agreement.ts';

afterEach(cleanup);

/** The box of a page, and the way to open it again in the same session. */
function boxes() {
  const session = createSession(fakeHost());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionProvider session={session}>{children}</SessionProvider>
  );
  return (initialProps: string | undefined) =>
    renderHook((terms) => ({ ...useAgreement(terms), end: useEndAgreement() }), { wrapper, initialProps });
}

it('sends what is agreed to, and says that it is not before', () => {
  const send = vi.fn();
  const { result } = boxes()('120');
  expect(result.current).toMatchObject({ agreed: false, missing: false });
  act(() => result.current.onceAgreed(send));
  expect(send).not.toHaveBeenCalled();
  expect(result.current.missing).toBe(true);
  act(() => result.current.setAgreed(true));
  expect(result.current).toMatchObject({ agreed: true, missing: false });
  act(() => result.current.onceAgreed(send));
  expect(send).toHaveBeenCalledOnce();
});

it('is kept while the rules are read, and while the price is asked for again', () => {
  const open = boxes();
  const left = open('120');
  act(() => left.result.current.setAgreed(true));
  left.unmount();
  const back = open(undefined);
  expect(back.result.current).toMatchObject({ agreed: false, missing: false });
  back.rerender('120');
  expect(back.result.current.agreed).toBe(true);
  act(() => back.result.current.setAgreed(false));
  back.unmount();
  expect(open('120').result.current.agreed).toBe(false);
});

it('is for what it was about alone, and missed by nothing new', () => {
  const open = boxes();
  const { result, rerender } = open('120');
  act(() => result.current.onceAgreed(() => undefined));
  act(() => result.current.setAgreed(true));
  rerender('280');
  expect(result.current).toMatchObject({ agreed: false, missing: false });
  act(() => result.current.onceAgreed(() => undefined));
  expect(result.current.missing).toBe(true);
});

it('ends with the order', () => {
  const open = boxes();
  const { result, unmount } = open('120');
  act(() => result.current.setAgreed(true));
  act(() => result.current.end());
  unmount();
  expect(open('120').result.current.agreed).toBe(false);
});
