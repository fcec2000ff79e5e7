import '@mapp/kit/theme';
import { createHost, windowHistory } from '@mapp/kit/host';
import { messagesFor, preloadMessages, startWords } from '@mapp/kit/messages';
import { base, pathOf, placeOf } from '@mapp/kit/navigation';
import { openPreferences } from '@mapp/kit/session';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ConfigFailure, readConfig } from './config.ts';
import { createParts } from './parts.ts';
import { Ground } from './Ground.tsx';
import { bindPartner } from './partner.ts';
import { fitsPrerendered } from './prerendered.ts';
import { redirectOf, Routed } from './Routed.tsx';
import { showStartFailure } from './start-failure.tsx';

const root = document.getElementById('root') as HTMLElement;

/** What a boundary has caught is on the screen already, with its code; the console need not say it again. */
const onCaughtError = () => undefined;

/** Reads the configuration, picks the host, and shows the site: over the prerendered page where that fits, else anew. */
async function start(): Promise<void> {
  const config = await readConfig(`${import.meta.env.BASE_URL}config.json`);
  const history = windowHistory(window, base);
  const host = createHost({
    // A partner's home that is not built gives way to ours.
    navigate: (path) => history.push(placeOf(path) ? path : pathOf('home')),
    hosts: config.hosts,
    channels: config.channels,
    ssoUrl: config.ssoUrl,
    cashierUrl: config.cashierUrl,
  });
  const locale = () => openPreferences(host).locale;
  await preloadMessages(locale(), ['shell']);
  const parts = createParts(config, host, () =>
    messagesFor(locale(), 'failures').then(
      (t) => t('systemError'),
      () => startWords[locale()].part,
    ),
  );
  const target = redirectOf(history.current().address);
  if (target) history.replace(target);
  await bindPartner(parts, history);
  const site = (
    <StrictMode>
      <Ground parts={parts}>
        <Routed parts={parts} history={history} />
      </Ground>
    </StrictMode>
  );
  if (fitsPrerendered(root, parts)) hydrateRoot(root, site, { onCaughtError });
  else {
    root.replaceChildren();
    createRoot(root, { onCaughtError }).render(site);
  }
  delete document.documentElement.dataset['shell'];
}

start().catch((error: unknown) =>
  showStartFailure(root, error, error instanceof ConfigFailure ? 'config' : 'part'),
);
