import { answerSeconds, caching, everywhere, patterns, type Deployment } from './deployment.ts';

const header = ([name, value]: readonly [string, string]) => `add_header ${name} "${value}" always;`;

const block = (opening: string, lines: readonly string[]): string[] => [
  `${opening} {`,
  ...lines.map((line) => (line === '' ? '' : `  ${line}`)),
  '}',
  '',
];

/** A path that ends with a slash is a beginning, another is itself. */
const locationOf = (path: string) => `location ${path.endsWith('/') ? '^~' : '='} ${path}`;

function proxied({ backEnd, largestBody }: Deployment): string[] {
  return [
    `proxy_pass ${backEnd};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Host $http_host;',
    'proxy_set_header Connection "";',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    ...(backEnd.startsWith('https:')
      ? [
          'proxy_ssl_server_name on;',
          'proxy_ssl_verify on;',
          'proxy_ssl_verify_depth 3;',
          'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
        ]
      : []),
    '# A write is sent once: the site looks an unknown outcome up by itself.',
    'proxy_next_upstream off;',
    `proxy_read_timeout ${answerSeconds}s;`,
    `client_max_body_size ${largestBody}m;`,
    ...Object.keys(everywhere).map((name) => `proxy_hide_header ${name};`),
    ...Object.entries(everywhere).map(header),
  ];
}

const nested = (opening: string, cache: string, ...answer: readonly string[]) =>
  block(opening, [`set $mapp_cache "${cache}";`, ...answer]);

const missing = ['default_type text/plain;', 'return 404 "Not found\\n";'];

/** The site's part of a `server` block. */
export function nginxConfig(deployment: Deployment): string {
  const { root, paths, headers } = deployment;
  const own = [...Object.entries(headers).map(header), 'add_header cache-control $mapp_cache always;'];
  const lines = [
    '# Written by `npm run deploy:config -- nginx` from the built site; include it in a server block.',
    ...block('location = /mapp', [
      'absolute_redirect off;',
      ...Object.entries(everywhere).map(header),
      'return 302 /mapp/$is_args$args;',
    ]),
    ...block('location ^~ /mapp/', [
      `root ${root};`,
      'charset utf-8;',
      'charset_types text/css application/javascript text/javascript application/json image/svg+xml;',
      'gzip on;',
      'gzip_vary on;',
      'gzip_min_length 256;',
      'gzip_types text/css application/javascript text/javascript application/json image/svg+xml;',
      ...own,
      `set $mapp_cache "${caching.file}";`,
      'try_files $uri @mapp_missing;',
      '',
      ...nested(`location ~ "${patterns.hidden}"`, caching.never, ...missing),
      ...nested('location ^~ /mapp/assets/', caching.hashed, 'try_files $uri @mapp_missing;'),
      ...nested(
        `location ~ "${patterns.home}"`,
        caching.file,
        'try_files /mapp/Home.html /mapp/index.html @mapp_missing;',
      ),
      ...nested(
        `location ~ "${patterns.page}"`,
        caching.file,
        'try_files /mapp/index.html @mapp_missing;',
      ).slice(0, -1),
    ]),
    ...block('location @mapp_missing', [...own, `set $mapp_cache "${caching.never}";`, ...missing]),
    ...paths.data.flatMap((path) =>
      block(locationOf(path), [
        ...proxied(deployment),
        'proxy_hide_header cache-control;',
        header(['cache-control', caching.never]),
      ]),
    ),
    ...paths.pages.flatMap((path) => block(locationOf(path), proxied(deployment))),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
