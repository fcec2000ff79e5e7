// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { calculateRetain, calculateUpgrade, getPrivilegeInfoLs } from '../../contracts/tiers/tiers.ts';
import { renderClientHook } from '../render-client-hook.support.tsx';
import { itReads, reads } from '../hook.support.ts';
import { useTierPrivileges, useTierRetention, useTierUpgrade } from './tiers.ts';

itReads([
  reads(calculateUpgrade, useTierUpgrade),
  reads(calculateRetain, useTierRetention),
  reads(getPrivilegeInfoLs, useTierPrivileges),
]);

it.each([
  ['next tier', () => useTierUpgrade({ enabled: false })],
  ['tier to keep', () => useTierRetention({ enabled: false })],
])('asks for no %s where there is none', (_, hook: () => unknown) => {
  const { render, sent } = renderClientHook();
  render(hook);
  expect(sent).toEqual([]);
});
