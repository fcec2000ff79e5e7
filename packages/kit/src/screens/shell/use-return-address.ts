import { useHost } from '../../host/context.tsx';
import { safeReturn } from '../../rules/return-address/safe-return.ts';
import { useConfig } from '../../session/config-provider.tsx';

/** A return address of the query, where it may be followed: a path with base, or an address of an allowed site. */
export function useReturnAddress(value: string | undefined): string | undefined {
  const host = useHost();
  const { returnAllow } = useConfig();
  return safeReturn(value, { origin: host.page.origin(), allow: returnAllow });
}
