import { useEffect, useState } from 'react';
import { useSignedIn } from '../../../client/account/signed-in.ts';
import { NewMemberCard } from '../../../components/new-member-card/NewMemberCard.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { useSession } from '../../../session/session-provider.tsx';
import { ResultFrame } from '../../shell/ResultFrame.tsx';
import { handOverAddress, registeredMember } from './registered.ts';
import { useGoOn, useSignIn, useWanted } from './use-sign-in.ts';

/** Fields of the address that say who has been registered. */
const personal = ['ffpNo', 'name', 'user'] as const;

/**
 * /registerSuccess: the new member's card, or plain words where it is not known who that is. All that the address carried is
 * taken out of it, but for where the newcomer was going.
 */
export function RegisteredScreen() {
  const t = useMessages('register');
  const session = useSession();
  const navigation = useNavigation();
  const signIn = useSignIn();
  const signedIn = useSignedIn();
  const goOn = useGoOn();
  const redirect = useWanted();
  const { query } = usePlace('registered');
  const carried = personal.some((name) => query[name] !== undefined);
  const [member] = useState(() => {
    if (carried) handOverAddress(session, query);
    return registeredMember(session);
  });
  useEffect(() => {
    if (carried) navigation.replace('registered', { query: { redirect } });
  }, [carried, navigation, redirect]);
  return (
    <ResultFrame
      root
      bar={t('success.title')}
      tone="done"
      title={member ? t('success.welcome', { name: member.name }) : t('success.hello')}
      text={!signedIn && t(member ? 'success.text' : 'success.plain')}
      slip={member && <NewMemberCard name={member.name} cardNumber={member.ffpNo} />}
      next={
        signedIn ? (
          <Button href={goOn.href}>{goOn.label}</Button>
        ) : (
          <Button onClick={signIn}>{t('success.signIn')}</Button>
        )
      }
    />
  );
}
