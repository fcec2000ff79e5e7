import type { Page } from '@playwright/test';
import { members } from '@mapp/sandbox/members';

/** Told to the page before its own scripts: what breaks the policy is said as an error, whoever caught the exception. */
export const tellViolations = (): void => {
  const tell = (directive: string, blocked: string) => console.error(`policy: ${directive} ${blocked}`);
  document.addEventListener('securitypolicyviolation', (event) =>
    tell(event.effectiveDirective, event.blockedURI),
  );
  new ReportingObserver(
    (reports) => {
      for (const { body } of reports) tell('report', JSON.stringify(body));
    },
    { types: ['csp-violation'], buffered: true },
  ).observe();
};

/** What a page said and where it went, from its opening on. */
export interface Watched {
  /** What it should not have done: errors, broken policy, requests to other sites. A test that expects a line takes it out. */
  readonly faults: string[];
  /** Every line on the console. */
  readonly said: readonly string[];
  /** Every address that it showed or asked. */
  readonly addresses: ReadonlySet<string>;
  /** Tokens that it sent. */
  readonly tokens: ReadonlySet<string>;
}

/** Watches a page that is still empty. */
export function watch(page: Page, origin: string): Watched {
  const faults: string[] = [];
  const said: string[] = [];
  const addresses = new Set<string>();
  const tokens = new Set<string>();
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    said.push(text);
    // A request that fails on purpose is reported by the browser itself, not by the page.
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) faults.push(text);
  });
  page.on('framenavigated', (frame) => addresses.add(frame.url()));
  page.on('request', (request) => {
    const url = request.url();
    addresses.add(url);
    if (!url.startsWith(`${origin}/`) && !/^(data|blob|about|tel):/.test(url))
      faults.push(`asked another site: ${url}`);
    const token = request.headers()['x-user-token'];
    if (token) tokens.add(token);
  });
  return { faults, said, addresses, tokens };
}

/** What must never leave the page's memory: who the members are, by every spelling. */
const personal: readonly string[] = members.flatMap(({ cardNo, userId, name, phone, email }) => [
  cardNo,
  cardNo.replace(/(\d{4})(?=\d)/g, '$1 '),
  userId,
  name.cnFamily + name.cnGiven,
  `${name.enFamily} ${name.enGiven}`,
  `${name.enGiven} ${name.enFamily}`,
  ...(phone === undefined ? [] : [phone]),
  ...(email === undefined ? [] : [email]),
]);

const stored = () => JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage)));

/** Personal data and tokens in console, addresses and storage, each as one line. */
export async function leaks(page: Page, { said, addresses, tokens }: Watched): Promise<string[]> {
  const kept = page.url().startsWith('http') ? await page.evaluate(stored) : '';
  const places = {
    console: said.join('\n'),
    address: [...addresses].map(readable).join('\n'),
    storage: kept,
  };
  const secrets = [...personal, ...tokens];
  return Object.entries(places).flatMap(([place, text]) =>
    secrets
      .filter((secret) => text.toLowerCase().includes(secret.toLowerCase()))
      .map((secret) => `${secret} stands in the ${place}`),
  );
}

/** An address with its encoded parts as they read. */
function readable(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll('+', ' '));
  } catch {
    return address;
  }
}
