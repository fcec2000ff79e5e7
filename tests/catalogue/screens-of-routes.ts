import { globSync } from 'node:fs';
import type { Destination } from '@mapp/kit/navigation';
import { textOf } from './source.ts';

/** Screen of each destination, as its subpath below `screens/`: `bill` → `points/bill`. Read from the site's tables. */
export function screensOfRoutes(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const path of ['apps/mapp/src/screens.ts', ...globSync('apps/mapp/src/screens/*.ts')]) {
    const entries = textOf(path).matchAll(
      /(\w+)(?:: ScreenEntry =|:) \{\s*load: async \(\) =>\s*\(await import\('@mapp\/kit\/screens\/([^']+)'\)\)/g,
    );
    for (const [, destination = '', screen = ''] of entries) found.set(destination, screen);
  }
  // One screen answers at both spellings.
  const twin: Readonly<Partial<Record<Destination, Destination>>> = { homeLowercase: 'home' };
  for (const [also, like] of Object.entries(twin)) found.set(also, found.get(like) ?? '');
  return found;
}
