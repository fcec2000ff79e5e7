import { createClient, createQueryClient, userIdIn, type Client } from '@mapp/kit/client';
import { parseConfig, type Config } from '@mapp/kit/config';
import { fakeHost, windowPage, type ChannelId, type FakeHost, type HostId } from '@mapp/kit/host';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { memoryNavigation, type Step } from '@mapp/kit/navigation';
import { toastStore } from '@mapp/kit/primitives/toast';
import {
  createSignInOffer,
  createSpecialNotice,
  keepToHolder,
  type SignInOffer,
  type SpecialNotice,
} from '@mapp/kit/screens/shell';
import { createSession, type Session } from '@mapp/kit/session';
import type { TelemetryEvent } from '@mapp/kit/telemetry';
import type { Airline } from '@mapp/sandbox/engine';
import { createSpoken, type Spoken } from './spoken.ts';

/** Everything that the assembled site gives its screens, in memory. */
export interface World {
  host: FakeHost;
  navigation: ReturnType<typeof memoryNavigation>;
  client: Client;
  queries: ReturnType<typeof createQueryClient>;
  config: Config;
  session: Session;
  /** The language that the harness has changed to once the story has played. */
  spoken: Spoken;
  special: SpecialNotice;
  signIn: SignInOffer;
  /** Path and query, without base, of what is shown. */
  address: string;
  /** Events that a host that takes telemetry would have been told. */
  told: TelemetryEvent[];
}

export interface WorldOptions {
  locale: Locale;
  airline: Airline;
  /** One of the six hosts, or a partner channel in the mobile browser. */
  place: string;
  /** Card number of who is signed in; `null` is a guest. */
  member: string | null;
  address: string;
  /** Fields of config.json that differ from their defaults. */
  config: Record<string, unknown>;
  onStep: (step: Step) => void;
}

const channels: Readonly<Record<string, ChannelId>> = { rail: 'rail', bank: 'bank', company: 'company' };

function configOf(fields: Record<string, unknown>): Config {
  const parsed = parseConfig({ environment: 'test', ...fields });
  if (parsed.ok) return parsed.config;
  throw new Error(
    `parameters.config: ${parsed.problems.map(({ field, message }) => `${field}: ${message}`).join('; ')}`,
  );
}

/** Makes the world of one story. */
export function createWorld({
  locale,
  airline,
  place,
  member,
  address,
  config: fields,
  onStep,
}: WorldOptions): World {
  const config = configOf(fields);
  const channel = channels[place];
  const host = fakeHost({
    ...(channel ? { channel } : { host: place as HostId }),
    ...(member !== null && { token: airline.signIn(member) }),
    path: `/mapp${address}`,
    origin: location.origin,
    page: { setRootAttributes: windowPage(window).setRootAttributes },
    // Held as the page's clock is, which goes on only when a story sets it.
    deviceClock: { time: () => Date.now(), elapsed: () => Date.now() },
  });
  // As the site learns it with its configuration.
  const sent = host.clock.elapsed();
  host.clock.hear({ at: airline.now().getTime(), grain: 1, sent, received: sent });
  const session = createSession(host);
  const special = createSpecialNotice();
  const signIn = createSignInOffer();
  const queries = createQueryClient();
  const told: TelemetryEvent[] = [];
  const spoken = createSpoken(locale);
  const client = createClient({
    host,
    config,
    language: spoken.asked,
    userId: () => userIdIn({ queries }),
    intents: { get: () => session.get('intents'), set: (text) => session.set('intents', text) },
    // A story shows what comes of the repeats; how long they wait is tested with the client.
    repeatDelays: [0, 0],
    policies: {
      notify: async (notice, milliseconds) =>
        toastStore.show(
          'text' in notice ? notice.text : (await messagesFor(spoken.shown(), 'failures'))(notice.key),
          milliseconds,
        ),
      dialog: special.show,
      signInBeside: () => {
        const unsaved = session.drafts.unsaved();
        if (unsaved) signIn.make();
        return unsaved;
      },
      groupId: () => session.get('groupId'),
      report: (event) => void told.push(event),
    },
  });
  keepToHolder(client, { session, signIn, special });
  return {
    host,
    navigation: memoryNavigation(onStep),
    client,
    queries,
    config,
    session,
    spoken,
    special,
    signIn,
    address,
    told,
  };
}
