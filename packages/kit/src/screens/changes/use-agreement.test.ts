// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAgreement } from './use-agreement.ts';

it('sends what is agreed to, and says that it is not before', () => {
  const send = vi.fn();
  const { result } = renderHook(useAgreement);
  expect(result.current).toMatchObject({ agreed: false, missing: false });
  act(() => result.current.onceAgreed(send));
  expect(send).not.toHaveBeenCalled();
  expect(result.current.missing).toBe(true);
  act(() => result.current.setAgreed(true));
  expect(result.current).toMatchObject({ agreed: true, missing: false });
  act(() => result.current.onceAgreed(send));
  expect(send).toHaveBeenCalledOnce();
});

it('is taken back with what it was about, and missed by nothing new', () => {
  const { result } = renderHook(useAgreement);
  act(() => result.current.onceAgreed(() => undefined));
  act(() => result.current.setAgreed(true));
  act(() => result.current.renew());
  expect(result.current).toMatchObject({ agreed: false, missing: false });
  act(() => result.current.onceAgreed(() => undefined));
  expect(result.current.missing).toBe(true);
});
