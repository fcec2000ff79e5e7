import { createFiles, stored, type Files, type Stored } from './files.ts';
import { framing, headersFile, siteHeaders } from './headers.ts';
import { endingOf } from './mime.ts';
import { partnerLinksAt, partnerOrigin } from './partner/origin.ts';
import { sendStored, sendText, type Exchange } from './send.ts';

/** A path below which files are served. `path` begins after the base, without a slash at its start. */
export type Site = (exchange: Exchange, path: string) => Promise<void>;

const homePaths: ReadonlySet<string> = new Set(['', 'Home', 'home']);

/** Named by their content, so they never change. */
const isHashed = (path: string): boolean => /^assets\/.*[-.][\w-]{8,}\.\w+$/.test(path);

/**
 * The reader asks for a page, not for a part of one: by what it accepts, since a service worker that hands a navigation on
 * does not say `navigate` in every engine (Firefox). Clients without fetch metadata may accept anything.
 */
function wantsPage({ request }: Exchange): boolean {
  const { 'sec-fetch-mode': mode, accept = '*/*' } = request.headers;
  if (mode === 'navigate' || accept.includes('text/html')) return true;
  return mode === undefined && accept.includes('*/*');
}

const notFound = (exchange: Exchange, headers: Record<string, string>): void =>
  sendText(exchange, 404, 'text/plain; charset=utf-8', 'Not found', {
    ...headers,
    'cache-control': 'no-store',
  });

const configFile = 'config.json';

interface SiteConfig {
  readonly webviewAllow?: readonly string[];
  readonly partnerLinks?: Readonly<Record<string, string>>;
}

/** The configuration of the site with the sandbox's partner among what /webview shows, and its pages among those that the site leads to. */
async function configFor(files: Files, { request }: Exchange): Promise<SiteConfig> {
  const file = await files.find(configFile);
  const given = file ? (JSON.parse(file.body.toString('utf8')) as SiteConfig) : {};
  const partner = partnerOrigin(request.headers.host);
  if (partner === undefined) return given;
  return {
    ...given,
    webviewAllow: [...(given.webviewAllow ?? []), partner],
    partnerLinks: { ...partnerLinksAt(partner), ...given.partnerLinks },
  };
}

const asFile = (config: SiteConfig): Stored =>
  stored('application/json; charset=utf-8', Buffer.from(JSON.stringify(config)));

/**
 * The built site: files, and the shell for every page of its history.
 * @param now the airline's clock, which the site learns with its configuration
 */
export function createSite(folder: string, now: () => Date): Site {
  const files = createFiles(folder);

  const shellFor = async (path: string) =>
    (homePaths.has(path) ? await files.find('Home.html') : undefined) ?? (await files.find('index.html'));

  return async (exchange, asked) => {
    const path = asked.replace(/\/$/, '');
    const config = await configFor(files, exchange);
    const given = await siteHeaders(files);
    const policy = framing(given['content-security-policy'] ?? '', config.webviewAllow ?? []);
    const headers = { ...given, 'content-security-policy': policy };
    const found = path === headersFile ? undefined : await files.find(path);
    const file = found && path === configFile ? asFile(config) : found;
    if (file)
      return sendStored(exchange, file, {
        ...headers,
        'cache-control': isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(path === configFile && { date: now().toUTCString() }),
      });
    // Also of a path that cannot be read: the site says so itself (decision 25).
    const isPage = endingOf(path) === '' && wantsPage(exchange);
    const shell = isPage ? await shellFor(path) : undefined;
    if (!shell) return notFound(exchange, headers);
    return sendStored(exchange, shell, { ...headers, 'cache-control': 'no-cache' });
  };
}

/** A folder of plain files, such as the built catalogue, which brings inline scripts of its own. */
export function createFolder(folder: string): Site {
  const files = createFiles(folder);
  return async (exchange, path) => {
    const file = await files.find(path === '' ? 'index.html' : path);
    if (!file) return notFound(exchange, {});
    return sendStored(exchange, file, { 'cache-control': 'no-cache' });
  };
}
