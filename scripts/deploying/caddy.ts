import { answerSeconds, caching, patterns, type Deployment } from './deployment.ts';

const block = (opening: string, lines: readonly string[]): string[] => [
  `${opening} {`,
  ...lines.map((line) => `\t${line}`),
  '}',
];

/** Set at the end, over what a back end says. */
const headerLines = (headers: Readonly<Record<string, string>>) => [
  ...Object.entries(headers).map(([name, value]) => `${name} "${value}"`),
  'defer',
];

const headersOf = (headers: Readonly<Record<string, string>>) => block('header', headerLines(headers));

const matched = (paths: readonly string[]) =>
  paths.map((path) => (path.endsWith('/') ? `${path}*` : path)).join(' ');

/** Block for the paths that go to the back end; nothing when all of them lie elsewhere. */
function proxied(
  name: string,
  paths: readonly string[],
  headers: Readonly<Record<string, string>>,
  { backEnd, largestBody }: Deployment,
): string[] {
  if (paths.length === 0) return [];
  return [
    `@${name} path ${matched(paths)}`,
    ...block(`handle @${name}`, [
      ...headersOf(headers),
      ...block('request_body', [`max_size ${largestBody}MB`]),
      ...block(`reverse_proxy ${backEnd}`, [
        ...block('transport http', [`response_header_timeout ${answerSeconds}s`]),
      ]),
    ]),
  ];
}

const answer = (name: string, cache: string, lines: readonly string[]) =>
  block(`handle @${name}`, [`header cache-control "${cache}"`, ...lines]);

const missing = [`header cache-control "${caching.never}"`, 'respond "Not found" 404'];

/** The site's part of a site block of a Caddyfile. */
export function caddyConfig(deployment: Deployment): string {
  const { root, paths, headers, everywhere, outside } = deployment;
  const ours = ['/mapp', '/mapp/', ...paths.data, ...paths.pages];
  const lines = [
    '# Written by `npm run deploy:config -- caddy` from the built site; import it in a site block.',
    `@mapp_outside not path ${matched(ours)}`,
    ...block('header @mapp_outside', headerLines(outside)),
    ...block('route', [
      '@mapp_bare path /mapp',
      ...block('handle @mapp_bare', [...headersOf(outside), 'redir * /mapp/?{query} 302']),
      ...proxied('mapp_data', paths.data, { ...outside, 'cache-control': caching.never }, deployment),
      ...proxied('mapp_pages', paths.pages, everywhere, deployment),
      ...block('handle /mapp/*', [
        ...block('route', [
          `root * ${root}`,
          ...headersOf(headers),
          'encode zstd gzip',
          '@write not method GET HEAD',
          ...answer('write', caching.never, ['header allow "GET, HEAD"', 'respond 405']),
          `@hidden path_regexp hidden ${patterns.hidden}`,
          ...block('handle @hidden', missing),
          ...block('@hashed', ['path /mapp/assets/*', 'file']),
          ...answer('hashed', caching.hashed, ['file_server']),
          `@home path_regexp home ${patterns.home}`,
          ...answer('home', caching.file, ['rewrite * /mapp/Home.html', 'file_server']),
          ...block('@page', [`path_regexp page ${patterns.page}`, 'not path /mapp/assets/*']),
          ...answer('page', caching.file, ['rewrite * /mapp/index.html', 'file_server']),
          '@file file',
          ...answer('file', caching.file, ['file_server']),
          ...block('handle', missing),
        ]),
      ]),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
