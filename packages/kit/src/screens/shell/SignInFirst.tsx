import { useEffect } from 'react';
import { useClient } from '../../client/provider.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { Frame } from './Frame.tsx';

/** Stands in for a members' screen while a guest is taken to sign in. */
export function SignInFirst() {
  const t = useMessages('shell');
  const { login } = useClient();
  useEffect(login, [login]);
  return (
    <Frame title={t('signIn')}>
      <Card>
        <EmptyState
          icon="person"
          title={t('signingIn')}
          text={t('signingInText')}
          action={
            <Button variant="tinted" onClick={login}>
              {t('signIn')}
            </Button>
          }
        />
      </Card>
    </Frame>
  );
}
