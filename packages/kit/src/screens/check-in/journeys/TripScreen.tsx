import { useClient } from '../../../client/provider.tsx';
import { useSignedIn } from '../../../client/signed-in.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { Frame } from '../../shell/Frame.tsx';
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
      {signedIn ? <Trips /> : <Guest />}
    </Frame>
  );
}

function Guest() {
  const t = useMessages('trip');
  const { login } = useClient();
  return (
    <Card>
      <EmptyState
        icon="ticket"
        title={t('guest.title')}
        text={t('guest.text')}
        action={
          <Button variant="tinted" onClick={login}>
            {t('guest.signIn')}
          </Button>
        }
      />
    </Card>
  );
}
