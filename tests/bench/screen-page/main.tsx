/** Whole screens over an airline of the page's own. */
import '@mapp/kit/theme';
import { calls } from '@mapp/kit/contracts';
import { fakeHost } from '@mapp/kit/host';
import { createMapp, Mapp } from '@mapp/kit/mapp';
import { placeOf } from '@mapp/kit/navigation';
import { MaterialScreen } from '@mapp/kit/screens/booking/booking-material';
import { ChoosePassengerScreen } from '@mapp/kit/screens/booking/passenger-choice';
import { RescheduleScreen } from '@mapp/kit/screens/changes/reschedule';
import { RefundsScreen } from '@mapp/kit/screens/refunds/refunds';
import { createAirline } from '@mapp/sandbox/engine';
import { useSyncExternalStore, type FunctionComponent } from 'react';
import { wholeAdapter } from '../whole-adapter.ts';

const member = '600000000001';
const screens: Readonly<Partial<Record<string, FunctionComponent>>> = {
  bookingMaterial: MaterialScreen,
  bookingPassengerChoice: ChoosePassengerScreen,
  refunds: RefundsScreen,
  reschedule: RescheduleScreen,
};

const airline = createAirline({ now: '2026-06-01T10:00:00+08:00' });

/** Answers by what was asked: the airline's own work is not the page's. */
const known = new Map<string, { readonly body: string; readonly status: number; readonly type: string }>();
/** Fields of answers that are longer than the airline's, by path. */
const longer = new Map<string, object>();
const withFields = (body: string, fields: object): string => {
  const told = JSON.parse(body) as { readonly data: object };
  return JSON.stringify({ ...told, data: { ...told.data, ...fields } });
};
const answer: typeof fetch = async (input, init) => {
  const { url } = new Request(input);
  const { pathname, search, searchParams } = new URL(url);
  const asks = init?.method === 'GET';
  const body = typeof init?.body === 'string' ? init.body : '';
  const fields = asks ? Object.fromEntries(searchParams) : (JSON.parse(body) as Record<string, unknown>);
  const asked = JSON.stringify([pathname, { ...fields, transactionId: '' }]);
  let found = known.get(asked);
  if (!found) {
    const outcome = await airline.receive(
      calls.find(({ path, body: kind }) => path === pathname && (kind === 'query') === asks),
      {
        method: asks ? 'GET' : 'POST',
        path: pathname,
        query: search.slice(1),
        headers: Object.fromEntries(new Headers(init?.headers)),
        cookies: {},
        body,
        fields,
      },
    );
    if (outcome.kind !== 'answer') throw new TypeError('Failed to fetch');
    const more = longer.get(pathname);
    found = more ? { ...outcome, body: withFields(outcome.body, more) } : outcome;
    known.set(asked, found);
  }
  return new Response(found.body, { status: found.status, headers: { 'content-type': found.type } });
};

let address = '/';
let isOpen = false;
const told = new Set<() => void>();
const tell = () => {
  for (const listener of told) listener();
};
const go = (path: string) => {
  address = path;
  tell();
};
const mapp = createMapp({
  host: fakeHost({ token: airline.signIn(member), path: '/mapp/Home', origin: location.origin }),
  fetch: answer,
  router: { push: go, replace: go, back: () => undefined, backTo: () => false },
});

const follow = (listener: () => void) => {
  told.add(listener);
  return () => told.delete(listener);
};
const useAddress = () => useSyncExternalStore(follow, () => address);
function Shown() {
  const here = useAddress();
  const open = useSyncExternalStore(follow, () => isOpen);
  const Screen = screens[placeOf(`/mapp${here}`)?.destination ?? ''];
  return open && Screen ? <Screen /> : <p>{here}</p>;
}
function Page() {
  return (
    <Mapp mapp={mapp} address={useAddress()}>
      <Shown />
    </Mapp>
  );
}

// The site stands already as a screen of it opens.
const page = <Page />;
const bench = {
  ...wholeAdapter((open) => {
    isOpen = open;
    tell();
    return page;
  }),
  go,
  lengthen: (path: string, fields: object) => {
    longer.set(path, fields);
  },
};
export type ScreenAdapter = typeof bench;
Object.assign(window, { bench });
