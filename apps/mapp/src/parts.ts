import { createClient, userIdIn, type Answers } from '@mapp/kit/client';
import type { Config } from '@mapp/kit/config';
import type { Host } from '@mapp/kit/host';
import { toastStore } from '@mapp/kit/primitives/toast';
import { createSignInOffer, createSpecialNotice, keepToHolder } from '@mapp/kit/screens/shell';
import { createSession } from '@mapp/kit/session';
import type { TelemetrySink } from '@mapp/kit/telemetry';

/** What the site is put together from, beside its screens. */
export type Parts = ReturnType<typeof createParts>;

/**
 * Wires the layers to one another.
 * @param systemError the message of a failure without words of its own, in the language in use
 * @param sink what a host takes telemetry with
 */
export function createParts(
  config: Config,
  host: Host,
  systemError: () => Promise<string>,
  sink?: TelemetrySink,
) {
  const session = createSession(host);
  const special = createSpecialNotice();
  const signIn = createSignInOffer();
  const answers: Answers = {};
  // The version switch of the test environment.
  const chosen = config.environment === 'test' ? session.get('version') : undefined;
  const client = createClient({
    host,
    config: { ...config, appVersion: chosen ?? config.appVersion },
    userId: () => userIdIn(answers),
    intents: { get: () => session.get('intents'), set: (text) => session.set('intents', text) },
    promoCode: () => session.get('promoCode'),
    policies: {
      notify: (notice, milliseconds) => {
        if ('text' in notice) toastStore.show(notice.text, milliseconds);
        else void systemError().then((text) => toastStore.show(text, milliseconds));
      },
      dialog: special.show,
      signInBeside: () => {
        const unsaved = session.drafts.unsaved();
        if (unsaved) signIn.make();
        return unsaved;
      },
      groupId: () => session.get('groupId'),
      ...(sink && { report: sink }),
    },
  });
  keepToHolder(client, { session, signIn, special });
  return { config, host, session, special, signIn, answers, client };
}
