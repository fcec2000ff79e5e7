import { useMemo } from 'react';
import { useRefundRequests } from '../../client/refunds/refunds.ts';
import type { RefundRequest } from '../../contracts/refunds/refund-request.ts';
import { useNow } from '../shell/use-now.ts';
import { openRefundsByOrder, openRefunds } from '../../rules/refunds/money-way.ts';

/** Beside a screen that goes on, a failure is quiet. */
const quiet = { announce: 'silent' } as const;

/** Refunds under way or waiting for the traveller, those that were received first leading; none where nothing is known. */
export function useOpenRefunds(): readonly RefundRequest[] {
  const { data } = useRefundRequests({}, quiet);
  const now = useNow() ?? Infinity;
  return useMemo(() => openRefunds(data?.requests ?? [], now), [data, now]);
}

/** Refunds under way or waiting for the traveller, by the order that was given back. */
export function useRefundsByOrder(): ReadonlyMap<string, RefundRequest> {
  const { data } = useRefundRequests({}, quiet);
  const now = useNow() ?? Infinity;
  return useMemo(() => openRefundsByOrder(data?.requests ?? [], now), [data, now]);
}
