/** Runs what a browser may forbid (private mode, full storage, a sandboxed frame). */
export function attempt<Result>(action: () => Result, otherwise: Result): Result {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
