import { readFileSync } from 'node:fs';
import { sessionDays } from '../../sessions.ts';
import type { Airline } from '../../engine.ts';
import { readBody } from '../body.ts';
import { stored } from '../files.ts';
import { signInHeaders } from '../headers.ts';
import { sendStored, sendText, sendTo, type Exchange } from '../send.ts';
import { judge, nothingTyped, openingOf, pageLanguage, typedIn, type Opening } from './form.ts';
import { signInPage, type PageState } from './page.ts';
import { isOwnRequest, returnPath } from './return.ts';
import { pageStyle } from './style.ts';

/** The single sign-on, and the learning app's own page, which the same form plays. */
const pages: ReadonlySet<string> = new Set(['login', 'xuexi']);

/** Longer than any honest form. */
const longestForm = 16 * 1024;

const page = (exchange: Exchange, status: number, opening: Opening, state: Partial<PageState> = {}): void => {
  const returnTo = returnPath(opening.redirect, exchange.request);
  const text = signInPage({ opening, returnTo, typed: nothingTyped, problems: [], sent: false, ...state });
  sendText(exchange, status, 'text/html; charset=utf-8', text, {
    ...signInHeaders,
    'cache-control': 'no-store',
  });
};

/** The cookie in which the host keeps the token; the site reads it. Source: decisions.md, 3. */
function tokenCookie(alias: string, token: string, remember: boolean): string {
  const life = remember ? `; Max-Age=${sessionDays * 86_400}` : '';
  return `${alias}=${token}; Path=/; SameSite=Lax${life}`;
}

function openingFrom({ request }: Exchange, given: URLSearchParams): Opening {
  const cookie = /(?:^|;\s*)language=([^;]*)/.exec(request.headers.cookie ?? '')?.[1];
  return openingOf(given, pageLanguage(given, cookie, request.headers['accept-language']));
}

async function signIn(airline: Airline, exchange: Exchange): Promise<void> {
  const given = new URLSearchParams((await readBody(exchange.request, longestForm)).toString('utf8'));
  const opening = openingFrom(exchange, given);
  if (!isOwnRequest(exchange.request))
    return page(exchange, 403, opening, { problems: [{ place: 'form', text: 'forbidden' }] });
  const typed = typedIn(given);
  const verdict = judge(opening.way, given.get('action'), typed, airline.accounts, airline.tries);
  if ('problems' in verdict) return page(exchange, 200, opening, { typed, problems: verdict.problems });
  if ('sent' in verdict) return page(exchange, 200, opening, { typed, sent: true });
  const token = airline.signIn(verdict.member.cardNo);
  return sendTo(exchange, 303, returnPath(opening.redirect, exchange.request), {
    'set-cookie': tokenCookie(opening.alias, token, typed.remember),
  });
}

/**
 * The sandbox's single sign-on: its pages, their style and their script.
 * @returns a function that takes what follows `/sso/`
 */
export function createSso(
  airline: Airline,
): (exchange: Exchange, name: string, query: string) => Promise<void> {
  const style = stored('text/css; charset=utf-8', Buffer.from(pageStyle()));
  const script = stored(
    'text/javascript; charset=utf-8',
    readFileSync(new URL('./login.client.js', import.meta.url)),
  );
  const parts = new Map([
    ['login.css', style],
    ['login.js', script],
  ]);

  return async (exchange, name, query) => {
    const part = parts.get(name);
    if (part) return sendStored(exchange, part, { 'cache-control': 'no-cache' });
    if (!pages.has(name)) return sendText(exchange, 404, 'text/plain; charset=utf-8', 'Not found');
    if (exchange.request.method === 'POST') return signIn(airline, exchange);
    return page(exchange, 200, openingFrom(exchange, new URLSearchParams(query)));
  };
}
