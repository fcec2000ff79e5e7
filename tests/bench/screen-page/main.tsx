/** Whole screens over an airline of the page's own. */
import '@mapp/kit/theme';
import { fakeHost } from '@mapp/kit/host';
import { createMapp, Mapp } from '@mapp/kit/mapp';
import { placeOf } from '@mapp/kit/navigation';
import { MaterialScreen } from '@mapp/kit/screens/booking/booking-material';
import { ChoosePassengerScreen } from '@mapp/kit/screens/booking/passenger-choice';
import { RescheduleScreen } from '@mapp/kit/screens/changes/reschedule';
import { RefundsScreen } from '@mapp/kit/screens/refunds/refunds';
import { useSyncExternalStore, type FunctionComponent } from 'react';
import { answering } from '../airline-answers.ts';
import { wholeAdapter } from '../whole-adapter.ts';

const member = '600000000001';
const screens: Readonly<Partial<Record<string, FunctionComponent>>> = {
  bookingMaterial: MaterialScreen,
  bookingPassengerChoice: ChoosePassengerScreen,
  refunds: RefundsScreen,
  reschedule: RescheduleScreen,
};

const { airline, answer, longer } = answering();

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
