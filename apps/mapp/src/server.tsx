import '@mapp/kit/theme';
import { parseConfig, type Config } from '@mapp/kit/config';
import { fakeHost, type SiteHistory } from '@mapp/kit/host';
import { routes, type BuiltArea, type Destination } from '@mapp/kit/navigation';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { AppProviders } from './AppProviders.tsx';
import { createParts } from './app-services.ts';
import { shownConfig } from './prerendered.ts';
import { Routed } from './Routed.tsx';
import { first } from './screens.ts';
import { startPage, startStyle, withoutScriptStyle } from './start-page.ts';

const nothing = () => undefined;
const home = { address: '/Home', key: 'first', arrival: 'first' } as const;

/** A history that stands still at home. */
const still: SiteHistory = {
  current: () => home,
  push: nothing,
  replace: nothing,
  back: () => false,
  backTo: () => false,
  subscribe: () => nothing,
};

function configOf(configJson: unknown): Config {
  const parsed = parseConfig(configJson);
  if (parsed.ok) return parsed.config;
  throw new Error(
    `config.json: ${parsed.problems.map(({ field, message }) => `${field} ${message}`).join('; ')}`,
  );
}

/** Draws the guest's home to HTML, for a deployment with this configuration. */
export async function drawHome(configJson: unknown): Promise<{ html: string; fits: string }> {
  const config = configOf(configJson);
  const parts = createParts(config, fakeHost());
  const { prelude } = await prerender(
    <StrictMode>
      <AppProviders services={parts}>
        <Routed parts={parts} history={still} opened={home} />
      </AppProviders>
    </StrictMode>,
    // An outlined boundary would need an inline script to be put in its place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return { html: await new Response(prelude).text(), fits: shownConfig(config) };
}

/** The areas whose tables of screens a page needs, by the first part of its path. */
export async function areasByPath(): Promise<Readonly<Record<string, ReadonlySet<BuiltArea>>>> {
  await import('./rest.ts');
  const found: Record<string, Set<BuiltArea>> = {};
  for (const [destination, { path, area }] of Object.entries(routes)) {
    if (first[destination as Destination]) continue;
    (found[path.split('/')[1] ?? ''] ??= new Set()).add(area);
  }
  return found;
}

/** Paths of the routes, by destination. */
export async function pathsOfRoutes(): Promise<Readonly<Record<string, string>>> {
  await import('./rest.ts');
  return Object.fromEntries(Object.entries(routes).map(([destination, { path }]) => [destination, path]));
}

/** Content of each page until the site draws itself, and its styles. */
export const drawStart = (configJson: unknown) => ({
  html: startPage(configOf(configJson).hotline),
  style: startStyle,
  styleWithoutScript: withoutScriptStyle,
});
