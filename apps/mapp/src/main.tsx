import { handsOver, openedWith, registered } from './entry-params.ts';
import '@mapp/kit/theme';
import { sweepKept } from '@mapp/kit/client';
import {
  airlineClock,
  closeSignInWindow,
  createHost,
  telemetrySink,
  webStore,
  windowHistory,
} from '@mapp/kit/host';
import { preloadMessages } from '@mapp/kit/messages';
import { base, needsSignIn, pathOf, placeOf } from '@mapp/kit/navigation';
import { closeTopOverlay } from '@mapp/kit/primitives/open-overlays';
import { preloadScreen } from '@mapp/kit/screens/shell';
import { handOver, openPreferences } from '@mapp/kit/session';
import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { ConfigFailure, readConfig } from './config.ts';
import { createParts } from './app-services.ts';
import { AppProviders } from './AppProviders.tsx';
import { fitsPrerendered } from './prerendered.ts';
import { prefetchRouteTable } from './prefetch-route-table.ts';
import { redirectOf, Routed } from './Routed.tsx';
import { showStartFailure } from './start-failure.tsx';
import { screens } from './screens.ts';
import { sayRunning, showDrawn } from './started.ts';

const root = document.getElementById('root') as HTMLElement;

const nothing = () => undefined;

/** How long the first drawing waits for its screen, ms; after that bars and blocks stand for it. */
const patience = 300;

sayRunning(document);

/** Reads the configuration, picks the host, and shows the site: over the prerendered page where that fits, else again. */
async function start(): Promise<void> {
  const clock = airlineClock(webStore(() => window.localStorage));
  const config = await readConfig(`${import.meta.env.BASE_URL}config.json`, clock);
  const history = windowHistory(window, base, { closesOverlay: closeTopOverlay });
  const host = createHost({
    query: openedWith,
    // A partner's home that is not built gives way to ours.
    navigate: (path) => history.push(placeOf(path) ? path : (redirectOf(path) ?? pathOf('home'))),
    hosts: config.hosts,
    channels: config.channels,
    ssoUrl: config.ssoUrl,
    cashierUrl: config.cashierUrl,
    clock,
    worker: import.meta.env.PROD ? `${import.meta.env.BASE_URL}service-worker.js` : undefined,
  });
  if (closeSignInWindow(window, host.environment().proof)) return;
  const locale = () => openPreferences(host).locale;
  await Promise.all([
    preloadMessages(locale(), ['shell']),
    // A page that the first one does not lead to, or none at all.
    placeOf(redirectOf(history.current().address) ?? history.current().address) ?? import('./rest.ts'),
  ]);
  const sink = telemetrySink(window);
  // Where the code for it does not come, nobody is told.
  const observing =
    sink && import('./start-telemetry.ts').then(({ observe }) => observe(sink, history), nothing);
  /** Tells an error that a boundary caught: the screen shows it already, with its code. */
  const onCaughtError = async (error: unknown) => (await observing)?.caught(error);
  const parts = createParts(config, host, sink);
  if (Object.keys(registered).length > 0) handOver(parts.session, 'registeredAddress', registered);
  const target = redirectOf(history.current().address);
  if (target) history.replace(target);
  const { client } = parts;
  const opened = history.current();
  const destination = placeOf(opened.address)?.destination;
  const isGuest = !client.token.held();
  // Drawn with its bars at once: a screen that came after them would wait longer for its turn.
  const screenThere =
    destination !== undefined &&
    destination !== 'home' &&
    !(isGuest && needsSignIn(destination)) &&
    Promise.race([
      preloadScreen(screens, opened.address, locale()),
      new Promise((resolve) => setTimeout(resolve, patience)),
    ]);
  // The request that cannot do without it says so.
  const beReady = () => void client.ready()?.catch(nothing);
  history.subscribe(beReady);
  // A guest's first page asks for nothing.
  if (!isGuest || destination !== 'home') beReady();
  const inSite = (content: ReactNode) => (
    <StrictMode>
      <AppProviders services={parts}>{content}</AppProviders>
    </StrictMode>
  );
  let drawn: Root | undefined;
  const draw = (content: ReactNode) => {
    if (!drawn) root.replaceChildren();
    drawn ??= createRoot(root, { onCaughtError });
    drawn.render(inSite(content));
    showDrawn(document);
  };
  const notice =
    handsOver && (await import('./partner.tsx').then(({ bindPartner }) => bindPartner(parts, draw), nothing));
  const site = <Routed parts={parts} history={history} opened={opened} notice={notice} />;
  await screenThere;
  // The browser's own buttons may have led on before the site was there.
  const atHome = destination === 'home' && history.current() === opened;
  if (!drawn && atHome && fitsPrerendered(root, parts)) {
    hydrateRoot(root, inSite(site), { onCaughtError });
    showDrawn(document);
  } else draw(site);
  prefetchRouteTable(document);
  client.token.subscribe(() => void sweepKept(host));
  void sweepKept(host);
}

start().catch((error: unknown) =>
  showStartFailure(root, error, error instanceof ConfigFailure ? 'config' : 'part'),
);
