import type { AirlineClock } from '../host/clock.ts';
import type { Host } from '../host/host.ts';
import { inTurn } from '../host/in-turn.ts';
import { RequestFailure } from './failure.ts';
import { createHolder, type Holder } from './holder.ts';
import { systemErrorMs } from './notice-time.ts';
import type { ClientOptions } from './options.ts';
import type { Sending } from './sending.ts';
import { createToken, type Token } from './token.ts';
import { userCall } from './user-id.ts';

/** How the product asks its back end. */
export interface Client extends Pick<Sending, 'send' | 'abortAll' | 'login'> {
  /** Fetches what sending needs ahead of the first request, which else waits for it; undefined once it is there. Rejects when it does not come. */
  ready(): Promise<unknown> | undefined;
  readonly token: Token;
  /** The airline's clock, which each answer sets right. */
  readonly clock: AirlineClock;
  /** Holder of the page. */
  readonly holder: Pick<
    Holder,
    'key' | 'subject' | 'holding' | 'newcomer' | 'learn' | 'look' | 'settled' | 'take' | 'subscribe'
  >;
  /** Language and region of the requests. */
  language(): string;
  region(): string;
  /** Forgets the token and what was asked with it. */
  forget(): void;
}

const languageKept = (host: Host) =>
  host.local.get('mapp.language') ?? (host.cookies.get('language')?.startsWith('en') ? 'en' : 'zh');

/** Makes the one way to the back end. The sender is loaded with the first request: a guest's first page makes none. */
export function createClient(options: ClientOptions): Client {
  const { host } = options;
  const language = options.language ?? (() => languageKept(host));
  const region = () => host.cookies.get('global_site_flag') ?? 'CN';
  const holder = createHolder({
    proof: () => host.environment().proof,
    whose: async () => (sending ?? (await load().catch(() => notLoaded(userCall)))).whose(),
  });
  let sending: Sending | undefined;
  async function load(): Promise<Sending> {
    const { createSending } = await import('./sending.ts');
    sending ??= createSending(options, { holder, language, region });
    return sending;
  }
  /** A network that brings no code brings no answer either. */
  function notLoaded(call: string): never {
    throw new RequestFailure({ kind: 'network' }, call, new Date(host.clock.now()).toISOString());
  }
  const token = createToken(host, holder);
  host.tokenNews.listen(holder.look);
  // A page that has just been opened may have brought another token.
  host.tokenNews.tell();
  const sayNotSent = () => options.policies?.notify?.({ key: 'systemError' }, systemErrorMs);

  return {
    send: (call, payload, how = {}) => {
      if (sending) return sending.send(call, payload, how);
      const by = holder.key();
      return load().then(
        (loaded) => loaded.send(call, payload, { by, ...how }),
        () => {
          if (how.announce !== 'silent') sayNotSent();
          return notLoaded(call.name);
        },
      );
    },
    ready: () => (sending ? undefined : load()),
    abortAll: () => sending?.abortAll(),
    login: () => (sending ? sending.login() : void load().then(({ login }) => login(), sayNotSent)),
    token,
    clock: host.clock,
    holder,
    language,
    region,
    forget: () => inTurn(token.forget, () => (sending ? sending.forget() : options.intents?.set(undefined))),
  };
}
