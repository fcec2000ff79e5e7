import type { Config } from '@mapp/kit/config';
import type { Host } from '@mapp/kit/host';
import { wireMapp, type Wiring } from '@mapp/kit/mapp';
import { messagesFor, startWords } from '@mapp/kit/messages';
import { openPreferences } from '@mapp/kit/session';
import type { TelemetrySink } from '@mapp/kit/telemetry';
import { withoutLostSignIn } from './cookies.ts';

/** Parts from which the site is put together, beside its screens. */
export type AppServices = Wiring;

/**
 * Wires the layers to one another.
 * @param shownBy the host that shows the page
 * @param sink what a host takes telemetry with
 */
export function createParts(config: Config, shownBy: Host, sink?: TelemetrySink): AppServices {
  const host = withoutLostSignIn(shownBy, () => void sayCookies().then((text) => parts.special.show(text)));
  const sayCookies = () =>
    messagesFor(openPreferences(host).locale, 'failures').then(
      (t) => t('cookies'),
      () => startWords[openPreferences(host).locale].part,
    );
  const parts = wireMapp({ config, host, report: sink });
  return parts;
}
