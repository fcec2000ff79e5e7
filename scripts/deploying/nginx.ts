import { answerSeconds, caching, patterns, type Deployment } from './deployment.ts';
import type { Limits } from './limits.ts';

const header = ([name, value]: readonly [string, string]) => `add_header ${name} "${value}" always;`;

const block = (opening: string, lines: readonly string[]): string[] => [
  `${opening} {`,
  ...lines.map((line) => (line === '' ? '' : `  ${line}`)),
  '}',
  '',
];

/** A path that ends with a slash is a beginning, another is itself. */
const locationOf = (path: string) => `location ${path.endsWith('/') ? '^~' : '='} ${path}`;

/** Places in the tables of addresses: the limits of calls, and of forms that a page of the back end sends. */
type Zone = keyof Limits | 'forms';

const limited = ({ limits }: Deployment, zones: readonly Zone[]): string[] =>
  limits === undefined
    ? []
    : [
        ...zones.map((zone) => {
          const { burst } = limits[zone === 'forms' ? 'proofs' : zone];
          return `limit_req zone=mapp_${zone} burst=${burst} nodelay;`;
        }),
        'limit_req_status 429;',
        'error_page 429 = @mapp_often;',
      ];

/** Tells an address that asks too often when to ask again. */
const often = ({ limits, outside }: Deployment): string[] =>
  limits === undefined
    ? []
    : block('location @mapp_often', [
        ...Object.entries({ ...outside, 'cache-control': caching.never, 'retry-after': '10' }).map(header),
        'default_type text/plain;',
        'return 429 "Too many requests\\n";',
      ]);

/**
 * The part of the `http` block: tables of the addresses that ask. A provider gives an IPv6 customer 2⁶⁴ addresses, so the first
 * half counts; forms are limited, the pages that hold them are not.
 */
export function nginxLimits({ limits }: Deployment): string {
  const head =
    '# Written by `npm run deploy:config -- nginx`; include it in the http block, before the server.';
  if (limits === undefined) return `${head}\n# No limits: something before this server limits.\n`;
  const zone = (name: Zone, key: string, rate: string) =>
    `limit_req_zone ${key} zone=mapp_${name}:10m rate=${rate};`;
  const lines = [
    head,
    ...block('map $remote_addr $mapp_client', [
      '"~^(?<mapp_network>(?:[0-9a-f]+:){4})" $mapp_network;',
      'default $remote_addr;',
    ]),
    ...block('map $request_method $mapp_sender', ['POST $mapp_client;', 'default "";']),
    zone('calls', '$mapp_client', limits.calls.rate),
    zone('proofs', '$mapp_client', limits.proofs.rate),
    zone('codes', '$mapp_client', limits.codes.rate),
    zone('forms', '$mapp_sender', limits.proofs.rate),
  ];
  return `${lines.join('\n')}\n`;
}

function proxied(
  deployment: Deployment,
  headers: Readonly<Record<string, string>>,
  zones: readonly Zone[],
): string[] {
  const { backEnd, largestBody } = deployment;
  return [
    ...limited(deployment, zones),
    `proxy_pass ${backEnd};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Host $http_host;',
    'proxy_set_header Connection "";',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    '# The airline’s clock is the back end’s.',
    'proxy_pass_header Date;',
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
    ...Object.keys(headers).map((name) => `proxy_hide_header ${name};`),
    ...Object.entries(headers).map(header),
  ];
}

const nested = (opening: string, cache: string, ...answer: readonly string[]) =>
  block(opening, [`set $mapp_cache "${cache}";`, ...answer]);

const missing = ['default_type text/plain;', 'return 404 "Not found\\n";'];

/** The site's part of a `server` block. */
export function nginxConfig(deployment: Deployment): string {
  const { root, paths, headers, everywhere, outside } = deployment;
  const data = { ...outside, 'cache-control': caching.never };
  const own = [...Object.entries(headers).map(header), 'add_header cache-control $mapp_cache always;'];
  const lines = [
    '# Written by `npm run deploy:config -- nginx` from the built site; include it in a server block.',
    '# Of every answer whose place has no headers of its own.',
    ...Object.entries(outside).map(header),
    '',
    ...block('location = /mapp', ['absolute_redirect off;', 'return 302 /mapp/$is_args$args;']),
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
    ...often(deployment),
    ...paths.guarded.flatMap(({ path, guard }) =>
      block(`location = ${path}`, proxied(deployment, data, ['calls', guard])),
    ),
    ...paths.data.flatMap((path) => block(locationOf(path), proxied(deployment, data, ['calls']))),
    ...paths.pages.flatMap((path) => block(locationOf(path), proxied(deployment, everywhere, ['forms']))),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
