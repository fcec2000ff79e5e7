import { expect, it } from 'vitest';
import { welcome } from './start.ts';

const origin = 'http://127.0.0.1:4600';

it('is ready with what it serves', () => {
  const [site, api] = [welcome(origin, { siteFolder: 'dist/mapp' }), welcome(origin, {})];
  expect(site.split('\n')[0]).toBe(`ready ${origin}/mapp/`);
  expect(api.split('\n')[0]).toBe(`ready ${origin}`);
  expect(api).not.toContain('/mapp/');
});
