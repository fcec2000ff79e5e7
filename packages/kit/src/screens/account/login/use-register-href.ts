import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { useReturnAddress } from '../../shell/use-return-address.ts';

/** The way to become a member, who then goes on to where this sign-in leads. */
export function useRegisterHref(): string {
  const redirect = useReturnAddress(usePlace('login').query.redirect);
  return useNavigation().href('register', { query: { redirect } });
}
