import { createHost } from '../create.ts';
import { fakeWindow } from '../fake-window.ts';
import type { Host, HostId } from '../host.ts';
import { hosts, type HostOverrides } from '../hosts.ts';
import { playApp } from './app.ts';
import type { BridgeCall, Conduct, Stage } from './conduct.ts';
import { playMessenger, playShortVideo } from './mini-program.ts';
import { playPayment } from './payment.ts';

export interface RehearsalOptions {
  readonly host: HostId;
  /** Path, query and hash that the host has opened, base included. */
  readonly path?: string;
  readonly conduct?: Conduct;
  /** A deployment's own values. */
  readonly hosts?: HostOverrides;
  readonly ssoUrl?: string;
  /** Is told each call as it happens. */
  readonly onCall?: (call: BridgeCall) => void;
}

/** A host's adapter on its bridge in memory. */
export interface Rehearsal {
  readonly host: Host;
  readonly window: Window;
  /** Requests to bridge, browser and site, oldest first. */
  readonly calls: readonly BridgeCall[];
  /** An event of the window, as an outsider may cause one. */
  readonly fire: (event: string, given?: unknown) => void;
}

const origin = 'https://www.example.com';

const plays: Readonly<Record<HostId, (stage: Stage) => void | { onFrame: (src: string) => void }>> = {
  browser: () => undefined,
  app: playApp,
  miniprogram: playMessenger,
  ali: playPayment,
  xuexi: () => undefined,
  douyin: playShortVideo,
};

/** Notes of the window that say nothing of a host. */
const quiet = /^(append|remove|load )/;

/** Puts the adapter of one host on a window that only remembers, with a bridge that behaves as it is told. */
export function rehearse({
  host: id,
  path = '/mapp/Home',
  conduct = 'answers',
  hosts: own,
  ssoUrl,
  onCall,
}: RehearsalOptions): Rehearsal {
  const calls: BridgeCall[] = [];
  let covered = false;
  const played: { onFrame?: (src: string) => void } = {};
  const note = (call: BridgeCall) => {
    calls.push(call);
    onCall?.(call);
  };
  const { window, fire } = fakeWindow({
    href: origin + path,
    userAgent: hosts[id].userAgent[0] ?? '',
    covered: () => covered,
    writeText: async (text) => note({ to: 'clipboard', with: text }),
    onLog(entry) {
      const [to = '', ...rest] = entry.split(' ');
      if (to === 'load') played.onFrame?.(rest.join(' '));
      if (!quiet.test(entry)) note({ to: to === 'cookie' ? to : `browser.${to}`, with: rest.join(' ') });
    },
  });
  const stage: Stage = {
    window,
    conduct,
    note,
    fire,
    cover: () => {
      covered = true;
    },
  };
  Object.assign(played, plays[id](stage));
  const host = createHost({
    window,
    hosts: own,
    ssoUrl,
    navigate: (to) => note({ to: 'site', with: to }),
  });
  return { host, window, calls, fire };
}
