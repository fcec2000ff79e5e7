import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteFolder } from '../e2e/sandbox.ts';
import { endWithUs } from '../started.ts';
import { preparations, type Place, type ServerName } from './servers.ts';

/** An answer as it came, its body not decoded. */
interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Parts of a request besides the path. */
export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A web server with the generated configuration, on loopback. */
export interface Front {
  /** `https://localhost:…` */
  readonly origin: string;
  /** The same server without encryption. */
  readonly plainOrigin: string;
  /** Asks for a path exactly as it is written: nothing of it is tidied up before. */
  readonly ask: (path: string, asked?: Asked) => Promise<Answer>;
  readonly stop: () => Promise<void>;
}

/** Text of a file beside the site's folder and of a hidden one inside: no address may show it. */
export const secret = 'not to be served';

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** A certificate for localhost that lives as long as the run. */
function makeCertificate(folder: string): Pick<Place, 'certificate' | 'key'> {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', ...kind, ...subject, '-out', certificate, '-keyout', key], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return { certificate, key };
}

/** The built site as it would be deployed, with things beside it that are nobody's business. */
function install(folder: string): string {
  const root = join(folder, 'www');
  const site = join(root, 'mapp');
  mkdirSync(root);
  cpSync(siteFolder, site, { recursive: true });
  cpSync('deploy/environments/test.json', join(site, 'config.json'));
  writeFileSync(join(root, 'secret.txt'), secret);
  writeFileSync(join(site, '.env'), secret);
  return root;
}

const asker =
  (port: number, ca: string): Front['ask'] =>
  (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        servername: 'localhost',
        port,
        path,
        method,
        ca,
        agent: false,
      } as const;
      const asked = request({ ...options, headers: { host: `localhost:${port}`, ...headers } }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      });
      asked.on('error', reject);
      asked.end(body);
    });

/**
 * Generates the configuration, puts it into the example of `deploy/`, and starts the server.
 * @param backEnd origin that the API is handed on to
 */
export async function startFront(name: ServerName, backEnd: string): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), 'mapp-deploy-'));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', clear);
  const root = install(folder);
  const given = ['--environment', 'test', '--site', siteFolder, '--root', root, '--back-end', backEnd];
  execFileSync(
    process.execPath,
    ['--conditions=@mapp/source', 'scripts/deploy-config.ts', name, ...given, '--out', folder],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const ports = { http: await freePort(), https: await freePort() };
  const place = { folder, ...ports, ...makeCertificate(folder) };
  const [program, ...args] = preparations[name](place);
  const server = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  endWithUs(server);
  let said = '';
  server.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const ended = new Promise((resolve) => void server.once('close', resolve));
  const ask = asker(ports.https, readFileSync(place.certificate, 'utf8'));

  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    clear();
  };
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (server.exitCode !== null) break;
    if (await ask('/mapp/').catch(() => undefined))
      return {
        origin: `https://localhost:${ports.https}`,
        plainOrigin: `http://127.0.0.1:${ports.http}`,
        ask,
        stop,
      };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`${name} did not start:\n${said}`);
}
