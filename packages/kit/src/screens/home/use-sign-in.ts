import type { MouseEvent } from 'react';
import { useClient } from '../../client/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';

/** To sign in and come back, as the host does it; before the page's code is there, a plain link to our own screen. */
export function useSignIn() {
  const { login } = useClient();
  const { href } = useNavigation();
  return {
    href: href('login', { query: { redirect: href('home') } }),
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      login();
    },
  };
}
