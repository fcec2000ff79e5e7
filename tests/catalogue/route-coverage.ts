import { isDestination, routes, type Route } from '@mapp/kit/navigation';
import type { CoverageGroup, CoverageState } from '../../stories/foundations/covered/coverage.ts';
import { filesOf, idsOf, standingOf, testsWith } from './evidence.ts';
import { statesWithout, type Without } from './route-states.ts';
import { screensOfRoutes } from './screens-of-routes.ts';
import { routeStates, statesOf, type RouteState } from './states-shown.ts';
import type { StoryFile } from './story-files.ts';

/** The routes, each with its states. */
export function routeGroups(files: readonly StoryFile[]): CoverageGroup[] {
  const screens = screensOfRoutes();
  const items = Object.entries<Route>(routes).map(([name, { path, area, assumed }]) => {
    const screen = screens.get(name);
    const shownBy = screen === undefined ? [] : filesOf(files, `screens/${screen}`);
    const states = isDestination(name) ? statesOfRoute(statesWithout[name], shownBy) : undefined;
    const note = [name, screen && `screens/${screen}`, assumed && 'assumed'].filter(Boolean).join(' · ');
    const whole = states?.every(({ standing }) => standing !== 'missing') ?? false;
    return {
      area,
      item: {
        name: path,
        note,
        standing: standingOf(isDestination(name), whole ? 1 : 0),
        stories: [],
        tests: testsWith([path, `/mapp${path}`], 'tests/e2e/'),
        ...(states && { states }),
      },
    };
  });
  return [...Map.groupBy(items, ({ area }) => area)].map(([area, of]) => ({
    kind: 'Routes' as const,
    title: area,
    items: of.map(({ item }) => item),
  }));
}

/** Whether a story of a screen shows a state. */
export const stateShown = (files: readonly StoryFile[], screen: string, state: RouteState): boolean =>
  filesOf(files, `screens/${screen}`).some(({ stories }) =>
    stories.some((story) => statesOf(story).has(state)),
  );

/** How each state of a route stands; the first story of a state leads to it. */
const statesOfRoute = (without: Without, files: readonly StoryFile[]): CoverageState[] =>
  routeStates.map((state) => {
    const [story] = idsOf(files, (each) => statesOf(each).has(state));
    const reason = state === 'ready' ? undefined : without[state];
    if (story !== undefined) return { state, standing: 'shown', story };
    return reason === undefined ? { state, standing: 'missing' } : { state, standing: 'cannotOccur', reason };
  });
