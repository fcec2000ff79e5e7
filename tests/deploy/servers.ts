import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The servers that a configuration is written for. */
export const serverNames = ['nginx', 'caddy'] as const;
export type ServerName = (typeof serverNames)[number];

/** Where a server runs, for a while. */
export interface Place {
  /** Holds the generated configuration, and whatever the server writes. */
  readonly folder: string;
  readonly http: number;
  readonly https: number;
  readonly certificate: string;
  readonly key: string;
}

/** The program of a server, also where only an administrator's path leads; `undefined` when it is not installed. */
export const programOf = (name: ServerName): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** An example with what an operator replaces in it; each text must be there. */
function filledIn(example: string, changes: Readonly<Record<string, string>>): string {
  let text = readFileSync(example, 'utf8');
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`${example} has no ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

function prepareNginx({ folder, http, https, certificate, key }: Place): string[] {
  const example = filledIn('deploy/nginx/server.conf', {
    'listen 80;': `listen 127.0.0.1:${http};`,
    'listen 443 ': `listen 127.0.0.1:${https} `,
    'www.example.com': 'localhost',
    '/var/log/nginx/mapp.log': join(folder, 'access.log'),
    '/etc/ssl/mapp/fullchain.pem': certificate,
    '/etc/ssl/mapp/privkey.pem': key,
    '/etc/nginx/mapp.conf': join(folder, 'mapp.conf'),
    '/etc/nginx/mapp-limits.conf': join(folder, 'mapp-limits.conf'),
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const whole = `daemon off;
master_process off;
pid ${join(folder, 'nginx.pid')};
error_log stderr warn;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  ${temporary.join('\n  ')}
${example}}
`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, whole);
  return ['-e', 'stderr', '-p', folder, '-c', file];
}

function prepareCaddy({ folder, http, https, certificate, key }: Place): string[] {
  const example = filledIn('deploy/caddy/Caddyfile', {
    'www.example.com {': `localhost:${https} {\n\ttls ${certificate} ${key}`,
  });
  const file = join(folder, 'Caddyfile');
  writeFileSync(
    file,
    `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${http}\n\thttps_port ${https}\n}\n${example}`,
  );
  return ['run', '--config', file, '--adapter', 'caddyfile'];
}

const withProgram =
  (name: ServerName, prepare: (place: Place) => string[]) =>
  (place: Place): [program: string, ...string[]] => [programOf(name) ?? name, ...prepare(place)];

/** Writes what a server reads, and gives the command that runs it in the foreground. */
export const preparations: Readonly<
  Record<ServerName, (place: Place) => [program: string, ...args: string[]]>
> = {
  nginx: withProgram('nginx', prepareNginx),
  caddy: withProgram('caddy', prepareCaddy),
};
