import { Suspense, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { ClientProvider } from '@mapp/kit/client';
import { HostProvider } from '@mapp/kit/host';
import { MessagesProvider } from '@mapp/kit/messages';
import { NavigationProvider, withoutBase } from '@mapp/kit/navigation';
import { LinkProvider } from '@mapp/kit/primitives/link';
import { Toasts } from '@mapp/kit/primitives/toast';
import { SignInBeside, SpecialDialog, type SignInOffer, type SpecialNotice } from '@mapp/kit/screens/shell';
import {
  ConfigProvider,
  PreferencesProvider,
  SessionProvider,
  usePreferences,
  type Preferences,
} from '@mapp/kit/session';
import type { World } from './world.ts';

/** The language follows the preferences, as in the site, so that a story of the settings can change it. */
function Language({ children }: { children: ReactNode }) {
  const { locale } = usePreferences();
  return <MessagesProvider locale={locale}>{children}</MessagesProvider>;
}

/** Changes the language as the settings do, where the harness wants another than the story began with. */
function Spoken({ spoken }: Pick<World, 'spoken'>) {
  const { set } = usePreferences();
  const locale = useSyncExternalStore(spoken.subscribe, spoken.shown);
  useEffect(() => {
    if (locale !== spoken.begun) set({ locale });
    // oxlint-disable-next-line exhaustive-deps -- a change of the preferences is not a wish of the harness.
  }, [locale]);
  return undefined;
}

/** The dialog of a 40500. */
function Special({ special }: { special: SpecialNotice }) {
  const message = useSyncExternalStore(special.subscribe, special.current);
  return message !== undefined && <SpecialDialog message={message} onClose={special.close} />;
}

/** The offer to sign in again beside what is typed. */
function SignInAgain({ signIn }: { signIn: SignInOffer }) {
  const offered = useSyncExternalStore(signIn.subscribe, signIn.offered);
  return offered && <SignInBeside onClose={signIn.close} />;
}

/** Providers and notices that the assembled site puts around a screen. */
export function Surroundings({
  world,
  preferences,
  children,
}: {
  world: World;
  preferences: Preferences;
  children: ReactNode;
}) {
  const { address, client, config, host, navigation, queries, session, special, signIn, spoken } = world;
  const answers = useMemo(() => ({ queries }), [queries]);
  const navigate = (href: string) => void navigation.log.push({ action: 'push', to: withoutBase(href) });
  return (
    <HostProvider host={host}>
      <ConfigProvider config={config}>
        <SessionProvider session={session}>
          <PreferencesProvider initial={preferences}>
            <Spoken spoken={spoken} />
            <Language>
              <NavigationProvider navigation={navigation} address={address}>
                <LinkProvider navigate={navigate}>
                  <ClientProvider client={client} answers={answers}>
                    <Suspense>{children}</Suspense>
                    <Toasts />
                    <Special special={special} />
                    <SignInAgain signIn={signIn} />
                  </ClientProvider>
                </LinkProvider>
              </NavigationProvider>
            </Language>
          </PreferencesProvider>
        </SessionProvider>
      </ConfigProvider>
    </HostProvider>
  );
}
