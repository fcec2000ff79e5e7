import { createClient, userIdIn, type Answers } from '@mapp/kit/client';
import type { Config } from '@mapp/kit/config';
import type { Host } from '@mapp/kit/host';
import { toastStore } from '@mapp/kit/primitives/toast';
import { createSignInOffer, createSpecialNotice } from '@mapp/kit/screens/shell';
import { createSession } from '@mapp/kit/session';
import type { TelemetrySink } from '@mapp/kit/telemetry';
import { withoutLostSignIn } from './cookies.ts';

/** What the site is put together from, beside its screens. */
export type Parts = ReturnType<typeof createParts>;

/**
 * Wires the layers to one another.
 * @param say a message in the language in use: of a failure without words of its own, or of a browser that keeps no cookies
 * @param sink what a host takes telemetry with
 */
export function createParts(
  config: Config,
  shownBy: Host,
  say: (key: 'systemError' | 'cookies') => Promise<string>,
  sink?: TelemetrySink,
) {
  const special = createSpecialNotice();
  const host = withoutLostSignIn(shownBy, () => void say('cookies').then(special.show));
  const session = createSession(host);
  const signIn = createSignInOffer();
  const answers: Answers = {};
  // The version switch of the test environment.
  const chosen = config.environment === 'test' ? session.get('version') : undefined;
  const client = createClient({
    host,
    config: { ...config, appVersion: chosen ?? config.appVersion },
    userId: () => userIdIn(answers),
    policies: {
      notify: (notice, milliseconds) => {
        if ('text' in notice) toastStore.show(notice.text, milliseconds);
        else void say('systemError').then((text) => toastStore.show(text, milliseconds));
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
  return { config, host, session, special, signIn, answers, client };
}
