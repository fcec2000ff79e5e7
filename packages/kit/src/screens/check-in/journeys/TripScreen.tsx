import { useSignedIn } from '../../../client/account/signed-in.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { SignInCard } from '../../shell/SignInCard.tsx';
import { Trips } from './Trips.tsx';

/** /trip: every flight of the member with what can be done for it; a guest is offered to sign in. */
export function TripScreen() {
  const t = useMessages('trip');
  const signedIn = useSignedIn();
  const { href } = useNavigation();
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
