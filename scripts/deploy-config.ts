/**
 * `npm run deploy:config -- nginx|caddy [--environment production] [--site dist/mapp] [--root /srv/www]
 * [--back-end http://127.0.0.1:8080] [--out dist/deploy] [--limits 1] [--include-subdomains]`: writes what a server has to
 * know about the built site. The environment is a file of deploy/environments, or any other config.json; the root is the
 * folder that holds `mapp/`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { parseConfig } from '@mapp/kit/config';
import { calls } from '@mapp/kit/contracts';
import { caddyConfig } from './deploying/caddy.ts';
import { planDeployment, type Deployment } from './deploying/deployment.ts';
import { nginxConfig, nginxLimits } from './deploying/nginx.ts';
import { firstSentence, refuse } from './machine/words.mjs';

/** The files that a server reads, and what writes each. */
const servers: Readonly<Record<string, Readonly<Record<string, (deployment: Deployment) => string>>>> = {
  nginx: { 'mapp.conf': nginxConfig, 'mapp-limits.conf': nginxLimits },
  caddy: { 'mapp.caddy': caddyConfig },
};

const text = (fallback: string) => ({ type: 'string', default: fallback }) as const;

/** Reads the command line; an unknown option is refused in one sentence. */
function read<Options extends ParseArgsConfig>(options: Options) {
  try {
    return parseArgs(options);
  } catch (reason) {
    return refuse(firstSentence(reason));
  }
}

const { values, positionals } = read({
  allowPositionals: true,
  options: {
    environment: text('production'),
    site: text('dist/mapp'),
    root: text('/srv/www'),
    'back-end': text('http://127.0.0.1:8080'),
    out: text('dist/deploy'),
    limits: text('1'),
    'include-subdomains': { type: 'boolean', default: false },
  },
});

const [server = '', ...others] = positionals;
if (others.length > 0) refuse(`Name one server alone, not ${positionals.join(' ')}.`);
const files = servers[server] ?? refuse(`Name a server: ${Object.keys(servers).join(' or ')}.`);
if (!existsSync(join(values.site, 'headers.json')))
  refuse(`${values.site} holds no built site: npm run build comes first.`);

const named = `deploy/environments/${values.environment}.json`;
const configFile = existsSync(named) ? named : values.environment;
/** The content of the environment's file. */
function contentOf(path: string): unknown {
  if (!existsSync(path))
    refuse(`There is no environment ${path}: name one of deploy/environments, or a file.`);
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return refuse(`${path} is not JSON.`);
  }
}
const parsed = parseConfig(contentOf(configFile));
if (!parsed.ok)
  refuse(parsed.problems.map(({ field, message }) => `${configFile} ${field}: ${message}`).join('\n'));

try {
  const deployment = planDeployment(values.site, parsed.config, calls, {
    root: values.root,
    backEnd: values['back-end'],
    includeSubdomains: values['include-subdomains'],
    timesLimits: values.limits === '' ? NaN : Number(values.limits),
  });
  mkdirSync(values.out, { recursive: true });
  for (const [file, write] of Object.entries(files)) {
    writeFileSync(join(values.out, file), write(deployment));
    console.log(`${join(values.out, file)} is for ${values.root}/mapp; its config.json is ${configFile}.`);
  }
} catch (reason) {
  refuse(reason instanceof Error ? reason.message : String(reason));
}
