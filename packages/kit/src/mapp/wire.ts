import { createClient, type Client } from '../client/client.ts';
import type { Policies } from '../client/policies.ts';
import type { Answers } from '../client/provider.tsx';
import { userIdIn } from '../client/user-id.ts';
import type { Config } from '../contracts/config.ts';
import type { Host } from '../host/host.ts';
import { messagesFor } from '../messages/provider.tsx';
import { startWords } from '../messages/start.ts';
import { toastStore } from '../primitives/toast/store.ts';
import { keepToHolder } from '../screens/shell/one-holder.ts';
import { createSignInOffer, type SignInOffer } from '../screens/shell/sign-in-offer.ts';
import { createSpecialNotice, type SpecialNotice } from '../screens/shell/special-notice.ts';
import { openPreferences } from '../session/preferences.ts';
import { createSession, type Session } from '../session/session.ts';

/** Parts to be wired: a configuration that has been read, and where the page runs. */
export interface WireOptions {
  readonly config: Config;
  readonly host: Host;
  /** Answers the calls in place of the network. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Is told of each failure of a call. */
  readonly report?: Policies['report'] | undefined;
}

/** Everything that a screen is on, but for the way to go. */
export interface Wiring {
  readonly config: Config;
  readonly host: Host;
  readonly session: Session;
  readonly client: Client;
  /** The cache of what the back end has answered. */
  readonly answers: Answers;
  /** The server's message that is shown until it is closed. */
  readonly special: SpecialNotice;
  /** Signing in beside a page that holds what is not saved. */
  readonly signIn: SignInOffer;
}

/** Message of a failure without words of its own, in the language in use. */
function systemError(host: Host): Promise<string> {
  const { locale } = openPreferences(host);
  return messagesFor(locale, 'failures').then(
    (t) => t('systemError'),
    () => startWords[locale].part,
  );
}

/** Wires session, client and what the screens share to one another; for a page that reads its configuration itself. */
export function wireMapp({ config, host, fetch, report }: WireOptions): Wiring {
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
    intents: { get: () => session.get('intents'), set: (text) => session.set('intents', text) },
    promoCode: () => session.get('promoCode'),
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
  keepToHolder(client, { session, signIn, special });
  return { config, host, session, client, answers, special, signIn };
}
