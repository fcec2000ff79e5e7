/**
 * `npm run deploy:config -- nginx|caddy [--environment production] [--site dist/mapp] [--root /srv/www]
 * [--back-end http://127.0.0.1:8080] [--out dist/deploy]`: writes what a server has to know about the built site. The
 * environment is a file of deploy/environments, or any other config.json; the root is the folder that holds `mapp/`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { parseConfig } from '@mapp/kit/config';
import { calls } from '@mapp/kit/contracts';
import { caddyConfig } from './deploying/caddy.ts';
import { planDeployment, type Deployment } from './deploying/deployment.ts';
import { nginxConfig } from './deploying/nginx.ts';

const servers: Readonly<Record<string, readonly [file: string, write: (deployment: Deployment) => string]>> =
  {
    nginx: ['mapp.conf', nginxConfig],
    caddy: ['mapp.caddy', caddyConfig],
  };

function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const text = (fallback: string) => ({ type: 'string', default: fallback }) as const;

/** What is typed; an unknown option is refused in one sentence. */
function read<Options extends ParseArgsConfig>(options: Options) {
  try {
    return parseArgs(options);
  } catch (reason) {
    return giveUp(reason instanceof Error ? reason.message : String(reason));
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
  },
});

const [file, write] =
  servers[positionals[0] ?? ''] ?? giveUp(`Name a server: ${Object.keys(servers).join(' or ')}.`);
if (!existsSync(join(values.site, 'headers.json')))
  giveUp(`${values.site} holds no built site: npm run build comes first.`);

const named = `deploy/environments/${values.environment}.json`;
const configFile = existsSync(named) ? named : values.environment;
/** The content of the environment's file. */
function contentOf(path: string): unknown {
  if (!existsSync(path))
    giveUp(`There is no environment ${path}: name one of deploy/environments, or a file.`);
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return giveUp(`${path} is not JSON.`);
  }
}
const parsed = parseConfig(contentOf(configFile));
if (!parsed.ok)
  giveUp(parsed.problems.map(({ field, message }) => `${configFile} ${field}: ${message}`).join('\n'));

try {
  const deployment = planDeployment(values.site, parsed.config, calls, {
    root: values.root,
    backEnd: values['back-end'],
  });
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, file), write(deployment));
  console.log(`${join(values.out, file)} is for ${values.root}/mapp; its config.json is ${configFile}.`);
} catch (reason) {
  giveUp(reason instanceof Error ? reason.message : String(reason));
}
