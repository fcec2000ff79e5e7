import { readFileSync } from 'node:fs';
import { paymentOutcomes, type Airline } from '../../engine.ts';
import type { Language } from '../../language.ts';
import { readBody } from '../body.ts';
import { stored } from '../files.ts';
import { cashierHeaders } from '../headers.ts';
import { sendStored, sendText, sendTo, type Exchange } from '../send.ts';
import { pageLanguage } from '../sso/form.ts';
import { isOwnRequest } from '../sso/return.ts';
import { pageStyle } from '../sso/style.ts';
import { cashierPage } from './page.ts';

/** Longer than any honest form. */
const longestForm = 4 * 1024;

function languageFor({ request }: Exchange, given: URLSearchParams): Language {
  const cookie = /(?:^|;\s*)language=([^;]*)/.exec(request.headers.cookie ?? '')?.[1];
  return pageLanguage(given, cookie, request.headers['accept-language']);
}

function show(
  airline: Airline,
  exchange: Exchange,
  id: string,
  given: URLSearchParams,
  forbidden = false,
): void {
  const payment = airline.payments.find(id);
  const status = forbidden ? 403 : payment ? 200 : 404;
  const text = cashierPage({ language: languageFor(exchange, given), payment, forbidden });
  sendText(exchange, status, 'text/html; charset=utf-8', text, {
    ...cashierHeaders,
    'cache-control': 'no-store',
  });
}

async function choose(airline: Airline, exchange: Exchange, id: string): Promise<void> {
  const given = new URLSearchParams((await readBody(exchange.request, longestForm)).toString('utf8'));
  if (!isOwnRequest(exchange.request)) return show(airline, exchange, id, given, true);
  const payment = airline.payments.find(id);
  const outcome = paymentOutcomes.find((one) => one === given.get('outcome'));
  if (!payment || !outcome) return show(airline, exchange, id, given);
  const attempt = Number(given.get('attempt') ?? payment.attempt);
  airline.payments.settle(id, outcome, attempt);
  // Below /mapp: the airline takes no other address for a payment.
  return sendTo(exchange, 303, payment.returnTo);
}

/** An id as written in an address; one that cannot be read is nobody's. */
function readable(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}

const methods = new Set(['GET', 'HEAD', 'POST']);

/**
 * The sandbox's cashier: one page for each payment, on which its outcome is chosen.
 * @returns a function that takes what follows `/sandbox/cashier/`
 */
export function createCashier(
  airline: Airline,
): (exchange: Exchange, name: string, query: string) => Promise<void> {
  const own = readFileSync(new URL('./cashier.css', import.meta.url), 'utf8');
  const style = stored('text/css; charset=utf-8', Buffer.from(pageStyle(own)));

  return async (exchange, name, query) => {
    if (name === 'cashier.css') return sendStored(exchange, style, { 'cache-control': 'no-cache' });
    const method = exchange.request.method ?? '';
    if (!methods.has(method))
      return sendText(exchange, 405, 'text/plain; charset=utf-8', 'Method not allowed', {
        allow: [...methods].join(', '),
      });
    if (method === 'POST') return choose(airline, exchange, readable(name));
    return show(airline, exchange, readable(name), new URLSearchParams(query));
  };
}
