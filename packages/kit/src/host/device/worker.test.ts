import { describe, expect, it, vi } from 'vitest';
import { registerWorker } from './worker.ts';

const address = '/mapp/service-worker.js';

interface Registration {
  active?: object;
  installing?: EventTarget & { state: string };
  waiting?: EventTarget & { state: string };
}

function windowWith(register?: () => Promise<Registration>) {
  const ready = Promise.withResolvers<object>();
  const serviceWorker = {
    register: vi.fn<(path: unknown, how: object) => Promise<Registration>>(register),
    ready: ready.promise,
  };
  const window = { navigator: register ? { serviceWorker } : {} } as unknown as Window;
  return { window, serviceWorker, getReady: () => ready.resolve({}) };
}
const coming = () => Object.assign(new EventTarget(), { state: 'installing' });

describe('the service worker', () => {
  it('is there when it runs already, and its script is never taken from a cache', async () => {
    const { window, serviceWorker } = windowWith(async () => ({ active: {} }));
    expect(await registerWorker(window, address)).toBe(true);
    expect(serviceWorker.register).toHaveBeenCalledExactlyOnceWith(address, { updateViaCache: 'none' });
  });

  it.each([
    ['activated', true],
    ['redundant', false],
  ])('that becomes %s gives %s', async (state, runs) => {
    const installing = coming();
    const { window } = windowWith(async () => ({ installing }));
    const running = registerWorker(window, address);
    await new Promise((resolve) => setTimeout(resolve));
    installing.state = state;
    installing.dispatchEvent(new Event('statechange'));
    expect(await running).toBe(runs);
  });

  it('whose state never changes is there as soon as the page has one', async () => {
    const { window, getReady } = windowWith(async () => ({ installing: coming() }));
    const running = registerWorker(window, address);
    getReady();
    expect(await running).toBe(true);
  });

  it('that waits for its turn is waited for, and one that runs by then is not', async () => {
    const waiting = Object.assign(coming(), { state: 'activated' });
    expect(await registerWorker(windowWith(async () => ({ waiting })).window, address)).toBe(true);
  });

  it('is not there where there is none, where it is forbidden, or where the browser knows none', async () => {
    const { window, serviceWorker } = windowWith(async () => ({}));
    expect(await registerWorker(window, undefined)).toBe(false);
    expect(serviceWorker.register).not.toHaveBeenCalled();
    expect(await registerWorker(windowWith().window, address)).toBe(false);
    expect(await registerWorker(window, address)).toBe(false);
    const refused = windowWith(() => Promise.reject(new DOMException('', 'SecurityError')));
    expect(await registerWorker(refused.window, address)).toBe(false);
  });
});

it('a browser with Trusted Types lets the one policy make the one address', async () => {
  const made: { name: string; make: (address: string) => string }[] = [];
  const createPolicy = (name: string, rules: { createScriptURL: (address: string) => string }) => {
    made.push({ name, make: rules.createScriptURL });
    return { createScriptURL: (given: string) => `trusted ${rules.createScriptURL(given)}` };
  };
  const { window, serviceWorker } = windowWith(async () => ({ active: {} }));
  Object.assign(window, { trustedTypes: { createPolicy } });
  expect(await registerWorker(window, address)).toBe(true);
  // A window lets a policy of a name be made once.
  expect(await registerWorker(window, address)).toBe(true);
  expect(made.map(({ name }) => name)).toEqual(['mapp-worker']);
  expect(serviceWorker.register.mock.calls.map(([given]) => given)).toEqual([
    `trusted ${address}`,
    `trusted ${address}`,
  ]);
  expect(() => made[0]?.make('https://evil.example/worker.js')).toThrow(TypeError);
});
