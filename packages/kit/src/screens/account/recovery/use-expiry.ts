import { useEffect, useEffectEvent } from 'react';
import { RequestFailure } from '../../../client/failure.ts';
import { expiredMs } from '../../../rules/recovery/recovery.ts';

/** Code -1 of this flow. Source: membership.md section 7. */
const expiredCode = '-1';

/** Whether the airline has said that the page has expired. */
export const isExpired = (failure: unknown): boolean =>
  failure instanceof RequestFailure &&
  failure.failure.kind === 'refused' &&
  failure.failure.code === expiredCode;

/** Shows for a moment that the page has expired, then goes back to the start. Source: membership.md section 8. */
export function useExpiry(expired: boolean, goBack: () => void): void {
  const back = useEffectEvent(goBack);
  useEffect(() => {
    if (!expired) return undefined;
    const timer = setTimeout(() => back(), expiredMs);
    return () => clearTimeout(timer);
  }, [expired]);
}
