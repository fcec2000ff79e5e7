import { createClient, type Client } from '../client/client.ts';
import type { Policies } from '../client/policies.ts';
import type { Answers } from '../client/provider.tsx';
import { userIdIn } from '../client/user-id.ts';
import { parseConfig, type Config } from '../contracts/config.ts';
import { createHost } from '../host/create.ts';
import type { Host } from '../host/host.ts';
import { messagesFor } from '../messages/provider.tsx';
import { startWords } from '../messages/start.ts';
import { toastStore } from '../primitives/toast/store.ts';
import { createSignInOffer, type SignInOffer } from '../screens/shell/sign-in-offer.ts';
import { createSpecialNotice, type SpecialNotice } from '../screens/shell/special-notice.ts';
import { openPreferences } from '../session/preferences.ts';
import { createSession, type Session } from '../session/session.ts';
import { steeredRouter, type HostRouter, type SteeredRouter } from './host-router.ts';

/** What a host says of itself; all of it may be left out. */
export interface MappOptions {
  /** The fields of config.json; `{}` is the sandbox airline's. */
  readonly config?: unknown;
  /** How the host's router goes; without it, the browser loads each page anew. */
  readonly router?: HostRouter | undefined;
  /** Answers the calls in place of the network. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Where the page runs; detected, and told what `config` says of it, unless it is given. */
  readonly host?: Host | undefined;
  /** Is told of each failure of a call. */
  readonly report?: Policies['report'] | undefined;
}

/** Everything that a screen stands on, wired once for a page. */
export interface MappParts {
  readonly config: Config;
  readonly host: Host;
  readonly session: Session;
  readonly client: Client;
  /** By which the host goes; `Mapp` steers it where the host knows its own only while drawing. */
  readonly router: SteeredRouter;
  /** The cache of what the back end has answered. */
  readonly answers: Answers;
  /** The server's message that is shown until it is closed. */
  readonly special: SpecialNotice;
  /** Signing in beside a page that holds what is not saved. */
  readonly signIn: SignInOffer;
}

/** @throws Error that names each field, and what it must be */
function configOf(content: unknown): Config {
  const read = parseConfig(content);
  if (read.ok) return read.config;
  const wrong = read.problems.map(({ field, message }) => `config${field && `.${field}`}: ${message}`);
  throw new Error(`createMapp: ${wrong.join('; ')}`);
}

/** Where the page runs, with what a deployment says of it. */
const hostIn = ({ hosts, channels, ssoUrl, cashierUrl }: Config, navigate: (path: string) => void): Host =>
  createHost({ hosts, channels, ssoUrl, cashierUrl, navigate });

/** What a failure without words of its own says, in the language in use. */
function systemError(host: Host): Promise<string> {
  const { locale } = openPreferences(host);
  return messagesFor(locale, 'failures').then(
    (t) => t('systemError'),
    () => startWords[locale].part,
  );
}

/**
 * Wires configuration, host, session, client and router to one another. Safe on a server, where it stands for a guest's page.
 * @throws Error that says what of the options is missing or wrong
 */
export function createMapp({
  config: content = {},
  router: own,
  fetch,
  host: given,
  report,
}: MappOptions = {}): MappParts {
  const config = configOf(content);
  if (fetch !== undefined && typeof fetch !== 'function')
    throw new Error('createMapp: fetch: a function, as the browser has it');
  const router = steeredRouter(() => host);
  const host = given ?? hostIn(config, router.push);
  if (own) router.steer(own);
  const session = createSession(host);
  const special = createSpecialNotice();
  const signIn = createSignInOffer();
  const answers: Answers = {};
  // The version switch of the test environment.
  const chosen = config.environment === 'test' ? session.get('version') : undefined;
  const client = createClient({
    host,
    config: { ...config, appVersion: chosen ?? config.appVersion },
    ...(fetch && { fetch }),
    userId: () => userIdIn(answers),
    policies: {
      notify: (notice, milliseconds) => {
        if ('text' in notice) toastStore.show(notice.text, milliseconds);
        else void systemError(host).then((text) => toastStore.show(text, milliseconds));
      },
      dialog: special.show,
      signInBeside: () => {
        const unsaved = session.drafts.unsaved();
        if (unsaved) signIn.make();
        return unsaved;
      },
      groupId: () => session.get('groupId'),
      ...(report && { report }),
    },
  });
  return { config, host, session, client, router, answers, special, signIn };
}
