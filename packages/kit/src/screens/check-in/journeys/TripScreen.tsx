import { useSignedIn } from '../../../client/account/signed-in.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { lazyWithRetry } from '../../../primitives/lazy-with-retry.tsx';
import { useWide } from '../../../primitives/wide/use-wide.ts';
import { Frame } from '../../shell/Frame.tsx';
import { SignInCard } from '../../shell/SignInCard.tsx';
import { Trips } from './Trips.tsx';

const TripsWide = lazyWithRetry('trips', async () => (await import('./TripsWide.tsx')).TripsWide);

/** /trip: every flight of the member with what can be done for it, in a wide window beside the one on show; a guest is offered to sign in. */
export function TripScreen() {
  const t = useMessages('trip');
  const signedIn = useSignedIn();
  const { href } = useNavigation();
  const wide = useWide();
  if (signedIn && wide) return <TripsWide />;
  return (
    <Frame
      root
      title={t('title')}
      action={
        signedIn && (
          <AppBarAction href={href('checkIn', { query: { tab: 'query' } })}>{t('add')}</AppBarAction>
        )
      }
    >
      {signedIn ? (
        <Trips />
      ) : (
        <SignInCard
          icon="ticket"
          title={t('guest.title')}
          text={t('guest.text')}
          signIn={t('guest.signIn')}
        />
      )}
    </Frame>
  );
}
