import { expect, it } from 'vitest';
import { Misuse } from './options.ts';
import { start, welcome } from './start.ts';

const origin = 'http://127.0.0.1:4600';

it('is ready with what it serves', () => {
  const [site, api] = [welcome(origin, { siteFolder: 'dist/mapp' }), welcome(origin, {})];
  expect(site.split('\n')[0]).toBe(`ready ${origin}/mapp/`);
  expect(api.split('\n')[0]).toBe(`ready ${origin}`);
  expect(api).not.toContain('/mapp/');
});

it('takes no fault that could never strike', async () => {
  const faults = [{ path: '/api/orders/nextTip', kind: 'http500' as const }];
  await expect(start({ port: 0, faults, journal: false })).rejects.toThrow(
    new Misuse('--faults wants path: that of a call of openapi.json, or *, not /api/orders/nextTip'),
  );
});
