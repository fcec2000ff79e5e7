import { flightCauses, type FlightCause } from '@mapp/kit/rules';
import { flightEventKinds, type Airline, type NewFlightEvent } from '../engine.ts';
import { airports, type AirportCode } from '../seed/airports.ts';
import { readBody } from './body.ts';
import { faultOf, NotUnderstood, type Given } from './given.ts';
import { sendJson, type Exchange } from './send.ts';
import { striking } from './struck.ts';

function freeze(airline: Airline, { now }: Given): void {
  if (typeof now !== 'string' && now !== null)
    throw new NotUnderstood('now: an ISO 8601 instant with offset, or null');
  try {
    airline.freeze(now);
  } catch {
    throw new NotUnderstood('now: an ISO 8601 instant with offset, or null');
  }
}

/** The most that a flight can be late or early. */
const mostMinutes = 2880;

/** Checks something that happens to a flight, given as JSON. */
function flightEventOf({
  flight,
  kind,
  gate,
  minutes,
  cause = 'airline',
  airport = 'HGH',
}: Given): NewFlightEvent {
  const known = flightEventKinds.find((one) => one === kind);
  const why: FlightCause | undefined = flightCauses.find((one) => one === cause);
  if (typeof flight !== 'string') throw new NotUnderstood('flight: a number such as MU5101');
  if (!known) throw new NotUnderstood(`kind: one of ${flightEventKinds.join(', ')}`);
  if (!why) throw new NotUnderstood(`cause: one of ${flightCauses.join(', ')}`);
  switch (known) {
    case 'gate':
      if (typeof gate !== 'string' || gate === '') throw new NotUnderstood('gate: a gate such as C31');
      return { flight, kind: known, gate };
    case 'delay':
    case 'early':
      if (typeof minutes !== 'number' || !Number.isInteger(minutes) || minutes < 1 || minutes > mostMinutes)
        throw new NotUnderstood(`minutes: a whole number from 1 to ${mostMinutes}`);
      return known === 'delay'
        ? { flight, kind: known, minutes, cause: why }
        : { flight, kind: known, minutes };
    case 'divert':
      if (typeof airport !== 'string' || !Object.hasOwn(airports, airport))
        throw new NotUnderstood('airport: the code of an airport that the sandbox flies to');
      return { flight, kind: known, airport: airport as AirportCode, cause: why };
    case 'cancel':
    case 'return':
      return { flight, kind: known, cause: why };
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
    const fault = striking(faultOf(given));
    airline.fault(fault);
    return { ok: true, ...fault };
  },
  'DELETE faults'(airline) {
    airline.clearFaults();
    return { ok: true };
  },
  'POST events'(airline, given) {
    const event = flightEventOf(given);
    const state = airline.flightEvent(event);
    if (state === undefined) throw new NotUnderstood('flight: a flight of today');
    return { ok: true, ...event, state };
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
