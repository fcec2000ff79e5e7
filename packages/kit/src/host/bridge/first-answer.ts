/**
 * The first of what comes counts: an answer, or `undefined` when none has come in time. A second and a late one reach nobody.
 * @param within ms
 * @param ask asks, and is given the way to answer
 */
export const firstAnswer = <Answer>(
  window: Window,
  within: number,
  ask: (answer: (given: Answer) => void) => void,
): Promise<Answer | undefined> =>
  new Promise((resolve) => {
    const timer = window.setTimeout(() => resolve(undefined), within);
    ask((given) => {
      window.clearTimeout(timer);
      resolve(given);
    });
  });
