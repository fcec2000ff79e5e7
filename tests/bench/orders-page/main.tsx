/** The list of orders as its page shows it: 300 orders of 28 kinds. */
import '@mapp/kit/theme';
import { fakeHost } from '@mapp/kit/host';
import { createMapp, Mapp } from '@mapp/kit/mapp';
import { OrdersScreen } from '@mapp/kit/screens/orders/orders';
import { Activity, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { answering } from '../airline-answers.ts';
import { chosenKinds, manyOrders } from '../many-orders.ts';
import { offerPart } from '../part-adapter.ts';

const now = '2026-06-01T10:00:00+08:00';
const { airline, answer } = answering({
  '/api/orders/list': { now, orders: manyOrders(300) },
  '/api/orders/pending': { now, orders: [] },
});
const stay = () => undefined;
const mapp = createMapp({
  host: fakeHost({
    token: airline.signIn('600000000003'),
    path: '/mapp/order/list',
    origin: location.origin,
  }),
  fetch: answer,
  router: { push: stay, replace: stay, back: stay, backTo: () => false },
});

const all = '/order/list?from=2026-03-03&to=2026-06-01';
const some = `${all}&kind=${chosenKinds.join(',')}`;

/** Keeps the place of what is hidden, as the site does. */
function Placed({ children }: { children: ReactNode }) {
  const left = useRef(0);
  useLayoutEffect(() => {
    window.scrollTo(0, left.current);
    const note = () => void (left.current = window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
  return children;
}

function Page({ shown }: { shown: boolean }) {
  const [address, setAddress] = useState(all);
  return (
    <Mapp mapp={mapp} address={address}>
      <button type="button" id="some" onClick={() => setAddress(some)}>
        Some
      </button>
      <button type="button" id="all" onClick={() => setAddress(all)}>
        All
      </button>
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <Placed>
          <button type="button" id="down" onClick={() => window.scrollBy(0, 9000)}>
            Down
          </button>
          <OrdersScreen />
        </Placed>
      </Activity>
    </Mapp>
  );
}

offerPart((moment) => <Page shown={moment % 2 === 0} />);
