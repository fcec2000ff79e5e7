import { existsSync, readFileSync } from 'node:fs';
import { readDocuments, statusOf } from './documents.ts';

/** Screens and journeys of the second document; the rest belongs to the first. */
const travel = {
  screens: /^(booking|changes|check-in|dates|flight|notices|orders|payment|refunds)$/,
  journeys: /^(booking|change|check-in|refund-calculator|seats)$/,
} as const;

const docs = new URL('../packages/kit/docs/', import.meta.url);

/** Docs of a component; a part without docs of its own is its component's. */
function docsOf(name: string, part?: string): string {
  const own = new URL(`components/${part ? `${name}/${part}` : name}.md`, docs);
  return part && !existsSync(own) ? docsOf(name) : readFileSync(own, 'utf8');
}

function tagsOfComponent(name: string, part?: string): string[] {
  const { status, sections } = readDocuments(docsOf(name, part));
  return [status, ...sections];
}

/**
 * The tags by which the catalogue's side bar is filtered: how far a name can be relied on, and the sections of the documents.
 * - `stable`: names, props and behaviour change only with a new major version
 * - `beta`: the documents show no calls for it; what the airline's back end turns out to be may still change it
 * - `membership-3`, `travel-2`: document and section: 2 of a screen, 8 of what all requests share, 4 of a journey, and of a component
 *   those that its docs name
 * @param path `stories/screens/points/bill.stories.tsx`
 */
export function tagsOf(path: string): string[] {
  const [layer = '', name = '', part] = path
    .replaceAll('\\', '/')
    .replace(/^.*\bstories\//, '')
    .replace(/\.stories\.tsx$/, '')
    .split('/');
  if (layer === 'primitives') return ['stable'];
  if (layer === 'components') return tagsOfComponent(name, part);
  if (layer !== 'screens' && layer !== 'journeys') return [];
  const named = travel[layer].test(name.replace(/-driver$/, '')) ? 'travel' : 'membership';
  const section = layer === 'journeys' ? 4 : name === 'shell' ? 8 : 2;
  return [statusOf(named), `${named}-${section}`];
}
