import type { HostIdentity } from '../hosts.ts';
import { appearing } from './appearing.ts';
import type { Line } from './asker.ts';
import type { Message } from './messages.ts';
import { tell, type Taker } from './tell.ts';

/** Longer addresses are cut by some systems, in characters. */
const longestAddress = 2000;
/** How long a frame stays that carries a message, ms. */
const frameStays = 500;

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The app's object: its own on Android and Harmony, one of WebKit's handlers on iOS. */
function takerOn(window: Window, name: string): Taker<string> | undefined {
  const handlers = partOf(partOf(window, 'webkit'), 'messageHandlers');
  return [partOf(window, name), partOf(handlers, name)].find(
    (one): one is Taker<string> => typeof partOf(one, 'postMessage') === 'function',
  );
}

/** The message as an address of the app's scheme. */
export const schemeAddress = (scheme: string, { id, action, detail }: Message): string =>
  `${scheme}://${action}?${new URLSearchParams({ id, detail: JSON.stringify(detail) })}`;

/** A frame for each message: of several changes of the page's own address only the last would arrive. */
function bySchemeIn(window: Window, scheme: string): Line {
  const { document } = window;
  return (message) => {
    const address = schemeAddress(scheme, message);
    if (address.length > longestAddress) return false;
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.src = address;
    document.body.append(frame);
    window.setTimeout(() => frame.remove(), frameStays);
    return true;
  };
}

/** The line to the app: its object once that is there, its scheme when it does not appear. */
export function appLine(window: Window, { injected, scheme }: HostIdentity): () => Promise<Line | undefined> {
  const name = injected[0] ?? '';
  const taker = appearing(window, () => takerOn(window, name));
  return async () => {
    const found = await taker();
    if (!found) return scheme === undefined ? undefined : bySchemeIn(window, scheme);
    return (message) => tell(found, JSON.stringify(message));
  };
}
