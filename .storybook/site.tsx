import type { ReactNode } from 'react';
import { action } from 'storybook/actions';
import { definePreviewAddon } from 'storybook/internal/csf';
import type { Locale } from '@mapp/kit/messages';
import { toastStore } from '@mapp/kit/primitives/toast';
import type { Theme } from '@mapp/kit/session';
import type { Airline } from '@mapp/sandbox/engine';
import { prepareActionLog } from './action-log.ts';
import { openAirline, unansweredBy } from './airline.ts';
import { holdClock, momentOf } from './clock.ts';
import { saidIn, SaidProvider, sayer, type Said } from './said.ts';
import { hasAsked, loadMessages } from './settled.ts';
import { Surroundings } from './Surroundings.tsx';
import { showSystem } from './system.ts';
import { checkGlobals } from './toolbar.ts';
import { viewerOf } from './viewers.ts';
import { createWorld, type World } from './world.ts';

/** Parameters by which a story describes the site around it. */
interface SiteParameters {
  /** Codes of the catalogue that the story shows: `request.timeout`, `points.activity.AN`. */
  covers?: readonly string[];
  /** Card number of who is signed in; `null` is a guest. 600000000001 by default. */
  member?: string | null;
  /** Path and query, without base, at which the story is shown. */
  address?: string;
  /** Fields of config.json that differ from their defaults. */
  config?: Record<string, unknown>;
  /** Milliseconds before each answer of the airline. */
  latency?: number;
}

declare module 'storybook/internal/csf' {
  interface StoryContext extends Pick<World, 'host' | 'navigation' | 'queries'> {
    /** The story's own airline: `airline.fault(…)`, `airline.requests()`. */
    airline: Airline;
    world: World;
    /** A fixture's Chinese in the language of the story: `said('北京首都')`; in a component of the story's own by `useSaid`. */
    said: Said;
    /** Says so all that the story draws. */
    say: ReturnType<typeof sayer>;
  }
}

/** A story as it is, or with its fixtures in the language of the toolbar. */
const Drawn = ({
  story: Story,
  say,
}: {
  story: () => ReactNode;
  say: ReturnType<typeof sayer> | undefined;
}) => (say ? say(Story()) : <Story />);

/** Gives every story what the assembled site gives its screens, with an airline of its own. */
export const addonSite = () =>
  definePreviewAddon<{ parameters: SiteParameters }>({
    beforeEach: async (context) => {
      const { globals, parameters } = context;
      checkGlobals(globals);
      prepareActionLog();
      const site = parameters as SiteParameters;
      const now = momentOf(globals['clock']);
      const release = holdClock(now, String(globals['device']));
      const restore = showSystem({
        contrast: String(globals['contrast']),
        motion: String(globals['motion']),
      });
      const locale = globals['locale'] as Locale;
      await loadMessages(locale);
      const said = await saidIn(locale);
      const network = { scenario: String(globals['network'] ?? 'normal'), latency: site.latency ?? 0, now };
      const airline = openAirline(context.msw, network);
      const world = createWorld({
        locale,
        airline,
        place: String(globals['host'] ?? 'browser'),
        member: viewerOf(globals['viewer'], site.member === undefined ? '600000000001' : site.member),
        address: site.address ?? '/Home',
        config: site.config ?? {},
        onStep: ({ action: step, to }) => action(`navigation.${step}`)(to),
      });
      const { host, navigation, queries } = world;
      Object.assign(context, { airline, world, host, navigation, queries, said, say: sayer(said) });
      document.documentElement.style.fontSize = globals['textSize'] === 'double' ? '200%' : '';
      return () => {
        queries.clear();
        toastStore.clear();
        window.scrollTo(0, 0);
        restore();
        release();
      };
    },
    afterEach: async ({ airline, queries, parameters }) => {
      await document.fonts.ready;
      if (((parameters as SiteParameters).latency ?? 0) <= 1000) await hasAsked(airline, queries);
      const lost = unansweredBy(airline);
      if (lost.length > 0) throw new Error(`Nobody answers:\n${lost.join('\n')}`);
    },
    decorators: [
      (Story, { globals, world, said, say }) => (
        <Surroundings
          key={JSON.stringify(globals)}
          world={world}
          preferences={{
            locale: globals['locale'] as Locale,
            theme: globals['theme'] as Theme,
            textSize: globals['textSize'] === 'elder' ? 'elder' : 'standard',
          }}
        >
          <SaidProvider value={said}>
            <Drawn story={Story} say={globals['locale'] === 'zh' ? undefined : say} />
          </SaidProvider>
        </Surroundings>
      ),
    ],
  });
