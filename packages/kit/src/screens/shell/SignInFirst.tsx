import { useEffect } from 'react';
import { useClient } from '../../client/provider.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { Frame } from './Frame.tsx';
import { SignInCard } from './SignInCard.tsx';

/** In for a members' screen while a guest is taken to sign in. */
export function SignInFirst() {
  const t = useMessages('shell');
  const { login } = useClient();
  useEffect(login, [login]);
  return (
    <Frame title={t('signIn')}>
      <SignInCard icon="person" title={t('signingIn')} text={t('signingInText')} signIn={t('signIn')} />
    </Frame>
  );
}
