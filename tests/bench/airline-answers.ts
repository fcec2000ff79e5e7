import { calls } from '@mapp/kit/contracts';
import { createAirline } from '@mapp/sandbox/engine';

interface Known {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly status: number;
  readonly type: string;
}

/**
 * An airline of the page's own, which answers by what was asked: its work is not the page's.
 * @param instead payloads of the calls that it is not asked for, by path
 */
export function answering(instead: Readonly<Record<string, unknown>> = {}) {
  const airline = createAirline({ now: '2026-06-01T10:00:00+08:00' });
  const known = new Map<string, Known>();
  // Bytes, as a network brings them: the page that is measured would else write them from the text each time.
  const told = new Map(
    Object.entries(instead).map(([path, data]) => [
      path,
      new TextEncoder().encode(JSON.stringify({ Code: 200, Msg: 'success', data })),
    ]),
  );
  /** Fields of answers that are longer than the airline's, by path. */
  const longer = new Map<string, object>();
  const withFields = (body: string, more: object): string => {
    const whole = JSON.parse(body) as { readonly data: object };
    return JSON.stringify({ ...whole, data: { ...whole.data, ...more } });
  };
  const answer: typeof fetch = async (input, init) => {
    const { url } = new Request(input);
    const { pathname, search, searchParams } = new URL(url);
    const asks = init?.method === 'GET';
    const body = typeof init?.body === 'string' ? init.body : '';
    const fields = asks ? Object.fromEntries(searchParams) : (JSON.parse(body) as Record<string, unknown>);
    const asked = JSON.stringify([pathname, { ...fields, transactionId: '' }]);
    const given = told.get(pathname);
    let found =
      given === undefined ? known.get(asked) : { body: given, status: 200, type: 'application/json' };
    if (!found) {
      const outcome = await airline.receive(
        calls.find(({ path, body: kind }) => path === pathname && (kind === 'query') === asks),
        {
          method: asks ? 'GET' : 'POST',
          path: pathname,
          query: search.slice(1),
          headers: Object.fromEntries(new Headers(init?.headers)),
          cookies: {},
          body,
          fields,
        },
      );
      if (outcome.kind !== 'answer') throw new TypeError('Failed to fetch');
      const more = longer.get(pathname);
      found = more ? { ...outcome, body: withFields(outcome.body, more) } : outcome;
      known.set(asked, found);
    }
    return new Response(found.body, { status: found.status, headers: { 'content-type': found.type } });
  };
  return { airline, answer, longer };
}
