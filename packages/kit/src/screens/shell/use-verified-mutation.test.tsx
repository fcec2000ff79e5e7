// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { RequestFailure } from '../../client/failure.ts';
import { HostProvider } from '../../host/context.tsx';
import { fakeHost } from '../../host/fake.ts';
import { useVerifiedMutation, type VerifiedMutationOptions } from './use-verified-mutation.ts';

afterEach(cleanup);

const lost = () => new RequestFailure({ kind: 'network' }, 'anyWrite', '2026-06-01T02:00:00Z');

/** A write whose answers are given one by one. */
function write(options: Partial<VerifiedMutationOptions<string, string>> = {}) {
  const answers: PromiseWithResolvers<string>[] = [];
  const send = vi.fn((_sent: string) => {
    const answer = Promise.withResolvers<string>();
    answers.push(answer);
    return answer.promise;
  });
  const lookUp = vi.fn(async (_sent: string): Promise<string | undefined> => undefined);
  const host = fakeHost();
  const { result } = renderHook(
    () => useVerifiedMutation<string, string>({ send, lookUp, onDone: () => undefined, ...options }),
    {
      wrapper: ({ children }: { children: ReactNode }) => <HostProvider host={host}>{children}</HostProvider>,
    },
  );
  return { answers, send, lookUp, result };
}

it('sends once, however often it is asked to before the answer', async () => {
  const { answers, send, result } = write();
  await act(async () => {
    void result.current.send('first');
    await result.current.send('first');
  });
  await act(() => result.current.send('first'));
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => answers[0]?.resolve('done'));
  expect(result.current.write).toEqual({ state: 'idle' });
});

it('sends nothing while the outcome is unknown or being looked up', async () => {
  const found = Promise.withResolvers<string | undefined>();
  const lookUp = vi.fn(() => found.promise);
  const { answers, send, result } = write({ lookUp });
  await act(async () => void result.current.send('first'));
  await act(async () => answers[0]?.reject(lost()));
  expect(result.current.write).toEqual({ state: 'unknown', sent: 'first' });
  await act(() => result.current.send('second'));
  expect(lookUp).not.toHaveBeenCalled();
  await act(async () => void result.current.check());
  expect(result.current.write).toEqual({ state: 'checking', sent: 'first' });
  await act(() => result.current.send('second'));
  expect(send).toHaveBeenCalledTimes(1);
  expect(lookUp).toHaveBeenCalledTimes(1);
  await act(async () => found.resolve(undefined));
  expect(result.current.write).toEqual({ state: 'absent', sent: 'first' });
  await act(async () => void result.current.send('second'));
  expect(send.mock.calls).toEqual([['first'], ['second']]);
});

it('sends nothing for a page that was drawn before the outcome was unknown', async () => {
  const { answers, send, result } = write();
  const { send: drawnBefore } = result.current;
  await act(async () => void drawnBefore('first'));
  await act(async () => answers[0]?.reject(lost()));
  await act(() => drawnBefore('first'));
  expect(send).toHaveBeenCalledTimes(1);
});

it('sends nothing for a write that an earlier visit left uncertain', async () => {
  const { send, lookUp, result } = write({ unsure: 'before' });
  await act(() => result.current.send('again'));
  expect(send).not.toHaveBeenCalled();
  await act(() => result.current.check());
  expect(lookUp).toHaveBeenCalledWith('before');
});

it('sends nothing more once it is done and the screen is being left', async () => {
  const { answers, send, result } = write({ onDone: () => 'leaving' });
  await act(async () => void result.current.send('first'));
  await act(async () => answers[0]?.resolve('done'));
  await act(() => result.current.send('first'));
  expect(send).toHaveBeenCalledTimes(1);
});
