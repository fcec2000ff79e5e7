import '@mapp/kit/theme';
import { createMapp, Mapp } from '@mapp/kit/mapp';
import { LoginScreen } from '@mapp/kit/screens/account/login';
import { AddAccompanyingScreen } from '@mapp/kit/screens/refunds/add-accompanying-child';
import { RefundApplicationScreen } from '@mapp/kit/screens/refunds/refund-application';
import { RefundDetailScreen } from '@mapp/kit/screens/refunds/refund-detail';
import { RefundFilterScreen } from '@mapp/kit/screens/refunds/refund-filter';
import { RefundsScreen } from '@mapp/kit/screens/refunds/refunds';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';

/** Our pages by their place in the table of routes. */
const screens = new Map([
  ['/login', LoginScreen],
  ['/generalRefund/list', RefundsScreen],
  ['/generalRefund/apply', RefundApplicationScreen],
  ['/generalRefund/addChild', AddAccompanyingScreen],
  ['/generalRefund/detail', RefundDetailScreen],
  ['/generalRefund/filter', RefundFilterScreen],
]);

/** All calls go to `/airline`, which `vite.config.ts` leads to your back end; signing in is our own screen. */
const mapp = createMapp({ config: { apiBase: '/airline', ssoUrl: '', hotline: '95530' } });
const base = `${location.origin}/mapp`;

/** The browser's history in place of a router. */
function follow(changed: () => void) {
  addEventListener('popstate', changed);
  return () => removeEventListener('popstate', changed);
}
const go = (how: 'pushState' | 'replaceState') => (path: string) => {
  history[how](null, '', base + path);
  dispatchEvent(new PopStateEvent('popstate'));
};
const router = { push: go('pushState'), replace: go('replaceState') };

function App() {
  const address = useSyncExternalStore(follow, () => location.href.slice(base.length));
  const Screen = screens.get(address.replace(/[?#].*/, ''));
  if (!Screen) return <a href={`${base}/generalRefund/list`}>Refunds</a>;
  return (
    <Mapp mapp={mapp} address={address} router={router}>
      <Screen />
    </Mapp>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
