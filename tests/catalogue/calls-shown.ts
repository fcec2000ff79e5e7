import { calls, errorOf, type Call } from '@mapp/kit/contracts';
import { routes, type Destination, type Route } from '@mapp/kit/navigation';
import { ways } from '../faults/ways.ts';
import type { Way } from '../faults/ways/way.ts';
import { statesOf } from './states-shown.ts';
import type { StoryRead } from './story-files.ts';

const wayOf: Readonly<Partial<Record<string, Way>>> = ways;

const patterns = Object.entries<Route>(routes).map(
  ([name, { path }]) => [name as Destination, new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)] as const,
);

/** The route at which an address lies, its query left aside. */
const routeAt = (address: string): Destination | undefined =>
  patterns.find(([, pattern]) => pattern.test(address.split('?')[0] ?? ''))?.[0];

/** A story that could not be what it is without the call: a fault on it, its path, or a code that it alone answers with. */
const names = ({ name, path }: Call, { covers, faults, source }: StoryRead): boolean =>
  faults.some((fault) => fault.path === path) ||
  source.includes(`'${path}'`) ||
  covers.some((code) => {
    const [only, ...others] = errorOf(code)?.calls ?? [];
    return others.length === 0 && (only === name || only === path);
  });

/** A story of a route that makes the call by being opened, as the table of the fault trials says, and that shows what came. */
function opensTo(call: Call, story: StoryRead): boolean {
  const way = wayOf[call.name];
  return (
    way !== undefined &&
    way.act === undefined &&
    routeAt(story.address) === routeAt(way.address) &&
    statesOf(story).has('ready')
  );
}

/** The calls of the contracts, each with the test of whether a story shows it. */
export const callsShown = calls.map((call) => ({
  call,
  isShownBy: (story: StoryRead) => names(call, story) || opensTo(call, story),
}));
