/** A read of the airline, as far as it can fail. */
interface Read<Failure> {
  readonly data: unknown;
  readonly error: Failure | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** The failure of a screen that draws several reads together. */
export interface FailedReads<Failure> {
  failure: Failure;
  /** Asks once more for each read that failed. */
  retry: () => void;
  /** Whether one of them is being asked for; a read that has not failed keeps nobody from trying again. */
  busy: boolean;
}

/** Failure of the first read that has nothing to show; undefined while none has failed. */
export function failedReads<Failure>(reads: readonly Read<Failure>[]): FailedReads<Failure> | undefined {
  const failed = reads.filter(({ error, data }) => error !== null && data === undefined);
  const failure = failed[0]?.error;
  if (!failure) return undefined;
  return {
    failure,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
    busy: failed.some(({ isFetching }) => isFetching),
  };
}
