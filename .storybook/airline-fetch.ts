import { getResponse, type RequestHandler } from 'msw';

/** Answers within the page, in the place of a worker between page and network. */
export interface AirlineFetch {
  /** Answers before those that were there: the last one that is given is asked first. */
  use: (...handlers: RequestHandler[]) => void;
  /** Gives the page its own `fetch` back. */
  end: () => void;
}

/** No network answers within the task in which it is asked. */
const later = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/**
 * Puts answers in the place of the page's `fetch`. What they do not know goes to the network as before.
 * @param handlers as a worker of MSW takes them
 */
export function answerFetch(handlers: readonly RequestHandler[]): AirlineFetch {
  const ownFetch = globalThis.fetch;
  let asked = [...handlers];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { signal } = request;
    signal.throwIfAborted();
    const given = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    await later();
    const answer = await Promise.race([getResponse(asked, request), given]);
    if (answer?.type === 'error') throw new TypeError('Failed to fetch');
    return answer ?? ownFetch(request);
  };
  return {
    use: (...more) => void (asked = [...more, ...asked]),
    end: () => void (globalThis.fetch = ownFetch),
  };
}
