import { faultKinds, type Airline, type Fault } from '../engine.ts';
import { readBody } from './body.ts';
import { sendJson, type Exchange } from './send.ts';

/** Reason why a control call was not understood. */
class NotUnderstood extends Error {
  override readonly name = 'NotUnderstood';
}

type Given = Readonly<Record<string, unknown>>;

/** Checks a fault given as JSON. */
function faultOf({ path, kind, times = 1, after = false }: Given): Fault {
  const known = faultKinds.find((one) => one === kind);
  if (typeof path !== 'string' || !(path === '*' || path.startsWith('/')))
    throw new NotUnderstood('path: a path such as /api/…, or *');
  if (!known) throw new NotUnderstood(`kind: one of ${faultKinds.join(', ')}`);
  if (typeof times !== 'number' || !Number.isInteger(times) || times < 1)
    throw new NotUnderstood('times: a whole number from 1');
  if (typeof after !== 'boolean') throw new NotUnderstood('after: true or false');
  return { path, kind: known, times, ...(after && { after }) };
}

function freeze(airline: Airline, { now }: Given): void {
  if (typeof now !== 'string' && now !== null)
    throw new NotUnderstood('now: an ISO 8601 instant with offset, or null');
  try {
    airline.freeze(now);
  } catch {
    throw new NotUnderstood('now: an ISO 8601 instant with offset, or null');
  }
}

/** Each control call by method and name. Source: sandbox.md. */
const controls: Readonly<Record<string, (airline: Airline, given: Given) => unknown>> = {
  'POST reset'(airline) {
    airline.reset();
    return { ok: true };
  },
  'POST clock'(airline, given) {
    freeze(airline, given);
    return { ok: true, now: airline.now().toISOString() };
  },
  'POST faults'(airline, given) {
    const fault = faultOf(given);
    airline.fault(fault);
    return { ok: true, ...fault };
  },
  'DELETE faults'(airline) {
    airline.clearFaults();
    return { ok: true };
  },
  'GET requests': (airline) => airline.requests(),
  'GET messages': (airline) => airline.messages(),
};

async function readGiven({ request }: Exchange): Promise<Given> {
  const text = (await readBody(request, 16 * 1024)).toString('utf8');
  if (text === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body };
  } catch {
    // Said below, as for any other body that is no object.
  }
  throw new NotUnderstood('body: a JSON object');
}

/** A page of another site that has its name lead to this machine (DNS rebinding) does not know this machine by its own name. */
const isLoopback = (host: string | undefined): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(host ?? '');

/**
 * The control calls below `/__sandbox/`. Pages of other sites, and other names than loopback's, are turned away.
 * @param name what follows `/__sandbox/`
 */
export async function control(airline: Airline, exchange: Exchange, name: string): Promise<void> {
  const run = controls[`${exchange.request.method ?? ''} ${name}`];
  const { host, 'sec-fetch-site': site } = exchange.request.headers;
  if (!isLoopback(host)) return sendJson(exchange, 421, { error: 'Ask by 127.0.0.1 or localhost' });
  if (site === 'cross-site') return sendJson(exchange, 403, { error: 'Not from another site' });
  if (!run) return sendJson(exchange, 404, { error: `Known: ${Object.keys(controls).join(', ')}` });
  try {
    return sendJson(exchange, 200, run(airline, await readGiven(exchange)));
  } catch (reason) {
    if (!(reason instanceof NotUnderstood)) throw reason;
    return sendJson(exchange, 400, { error: reason.message });
  }
}
