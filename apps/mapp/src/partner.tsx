import { preloadMessages } from '@mapp/kit/messages';
import { Boundary, ScreenLoading } from '@mapp/kit/screens/shell';
import { openPreferences } from '@mapp/kit/session';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { handOverIn, type HandOver } from './hand-over.ts';
import type { AppServices } from './app-services.ts';
import './rest.ts';

const HandOverNotice = lazy(async () => ({
  default: (await import('@mapp/kit/screens/account/hand-over')).HandOverNotice,
}));

/** Says who has been signed in, until that is read. */
function FocusOnChange() {
  const [read, setRead] = useState(false);
  return (
    <Boundary fallback={() => null}>
      <Suspense>{!read && <HandOverNotice onClose={() => setRead(true)} />}</Suspense>
    </Boundary>
  );
}

type Draw = (content: ReactNode) => void;

/** Asks the traveller before the first screen; a question that does not come counts as a no. */
async function agreed({ host }: AppServices, asks: HandOver['asks'], draw: Draw): Promise<boolean> {
  const [{ HandOverQuestion }] = await Promise.all([
    import('@mapp/kit/screens/account/hand-over'),
    preloadMessages(openPreferences(host).locale, ['hand-over']),
  ]);
  return new Promise((resolve) =>
    draw(
      <Suspense fallback={<ScreenLoading />}>
        <HandOverQuestion asks={asks} onAnswer={resolve} />
      </Suspense>,
    ),
  );
}

/**
 * A partner's page hands its sign-in over with the address, or asks for a sign-out. It is done before the first screen, so that a
 * member's screen does not ask for a second sign-in; by itself where the partner has opened the page and nobody is signed in, else once
 * the traveller agrees. Source: decision 0030.
 * @param draw shows something meanwhile
 * @returns what is to be said of it above the first screen
 */
export async function bindPartner(parts: AppServices, draw: Draw): Promise<ReactNode> {
  const { answers, client, host, session } = parts;
  const { proof, operate } = host.environment();
  const { loginToken } = operate;
  const handOver = handOverIn(host.environment());
  if (!handOver) return undefined;
  const { asks, byItself } = handOver;
  if (!byItself && !(await agreed(parts, asks, draw).catch(() => false))) return undefined;
  draw(<ScreenLoading />);
  const { bindSignIn, unbindSignIn } = await import('@mapp/kit/client/bind');
  if (asks === 'signOut') await unbindSignIn(client, host, loginToken);
  // Without an outcome the visit goes on as it was; the client has said what went wrong.
  const outcome =
    asks === 'signOut'
      ? 'clearCookies'
      : await bindSignIn(client, host, { message: loginToken }).catch(() => 'nothing');
  // Anything asked, chosen or typed before belongs to somebody else.
  if (proof !== '' && outcome !== 'nothing') {
    answers.queries?.clear();
    session.clear();
  }
  return outcome === 'keepToken' && <FocusOnChange />;
}
