/** A read of the airline, as far as a screen that has nothing to show yet needs it. */
export interface ReadState<Failure> {
  readonly error: Failure | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface Read<Failure> extends ReadState<Failure> {
  readonly data: unknown;
}

/**
 * Reads that a screen draws together, as one. It has failed with the first that has nothing to show; asking once more is for all
 * that failed, and one that is still under way keeps nobody from that.
 */
export function joinReads<Failure>(reads: readonly Read<Failure>[]): ReadState<Failure> {
  const failed = reads.filter(({ error, data }) => error !== null && data === undefined);
  return {
    error: failed[0]?.error ?? null,
    isFetching: failed.some(({ isFetching }) => isFetching),
    refetch: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
