import { expect, it, vi } from 'vitest';
import { memoryNavigation, navigationOver, type Step } from './navigation.ts';

const router = () => ({
  push: vi.fn<(path: string) => void>(),
  replace: vi.fn<(path: string) => void>(),
  back: vi.fn<() => void>(),
  leave: vi.fn<(address: string) => void>(),
});

it('asks the router for paths without base, and gives links with it', () => {
  const over = router();
  const { go, replace, back, href } = navigationOver(over);
  go('bill', { query: { startDate: '2026-05-01' } });
  replace('mine');
  back();
  expect(over.push).toHaveBeenCalledExactlyOnceWith('/myBill?startDate=2026-05-01');
  expect(over.replace).toHaveBeenCalledExactlyOnceWith('/mine');
  expect(over.back).toHaveBeenCalledOnce();
  expect(href('billDetail', { query: { entry: '7' } })).toBe('/mapp/myBill/billDetail?entry=7');
});

it.each([
  [true, []],
  [false, ['/mine/commonInformation/contact']],
])('returns to an entry behind, %s, else replaces', (behind, replaced) => {
  const backTo = vi.fn<(path: string) => boolean>(() => behind);
  const over = router();
  navigationOver({ ...over, backTo }).returnTo('savedContacts');
  expect(backTo).toHaveBeenCalledExactlyOnceWith('/mine/commonInformation/contact');
  expect(over.replace.mock.calls.flat()).toEqual(replaced);
});

it.each([
  ['/mapp/mine?a=1', 'replace', '/mine?a=1'],
  ['/mapp', 'replace', '/'],
  ['https://partner.example/', 'leave', 'https://partner.example/'],
] as const)('follows %s', (address, action, to) => {
  const over = router();
  navigationOver(over).follow(address);
  expect(over[action]).toHaveBeenCalledExactlyOnceWith(to);
});

it('in memory goes nowhere and writes it down', () => {
  const onStep = vi.fn<(step: Step) => void>();
  const { go, replace, back, follow, returnTo, log } = memoryNavigation(onStep);
  go('home');
  replace('settings');
  back();
  follow('https://partner.example/');
  returnTo('mine');
  expect(log).toEqual([
    { action: 'push', to: '/Home' },
    { action: 'replace', to: '/mine/set' },
    { action: 'back', to: '' },
    { action: 'leave', to: 'https://partner.example/' },
    { action: 'replace', to: '/mine' },
  ]);
  expect(onStep.mock.calls.map(([step]) => step)).toEqual(log);
});
