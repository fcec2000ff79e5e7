'use client';

import { createMapp, Mapp } from '@mapp/kit/mapp';
import { LoginScreen } from '@mapp/kit/screens/account/login';
import { AddAccompanyingScreen } from '@mapp/kit/screens/refunds/add-accompanying-child';
import { RefundApplicationScreen } from '@mapp/kit/screens/refunds/refund-application';
import { RefundDetailScreen } from '@mapp/kit/screens/refunds/refund-detail';
import { RefundFilterScreen } from '@mapp/kit/screens/refunds/refund-filter';
import { RefundsScreen } from '@mapp/kit/screens/refunds/refunds';
import { notFound, usePathname, useRouter, useSearchParams } from 'next/navigation';

/** Our pages by their place in the table of routes. */
const screens = new Map([
  ['/login', LoginScreen],
  ['/generalRefund/list', RefundsScreen],
  ['/generalRefund/apply', RefundApplicationScreen],
  ['/generalRefund/addChild', AddAccompanyingScreen],
  ['/generalRefund/detail', RefundDetailScreen],
  ['/generalRefund/filter', RefundFilterScreen],
]);

/** All calls go to `/mapp/airline`, which `next.config.ts` leads to your back end; signing in is our own screen. */
const mapp = createMapp({ config: { apiBase: '/mapp/airline', ssoUrl: '', hotline: '95530' } });

export default function Page() {
  const path = usePathname();
  const query = useSearchParams().toString();
  const { push, replace, back } = useRouter();
  const Screen = screens.get(path) ?? notFound();
  return (
    <Mapp mapp={mapp} address={query ? `${path}?${query}` : path} router={{ push, replace, back }}>
      <Screen />
    </Mapp>
  );
}
