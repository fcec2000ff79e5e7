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
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { answering } from '../airline-answers.ts';
import { painted } from '../painted.ts';

const member = '600000000001';
const screens: Readonly<Partial<Record<string, FunctionComponent>>> = {
  bookingMaterial: MaterialScreen,
  bookingPassengerChoice: ChoosePassengerScreen,
  refunds: RefundsScreen,
  reschedule: RescheduleScreen,
};

const { airline, answer } = answering();

let address = '/';
const told = new Set<() => void>();
const go = (path: string) => {
  address = path;
  for (const tell of told) tell();
};
const mapp = createMapp({
  host: fakeHost({ token: airline.signIn(member), path: '/mapp/Home', origin: location.origin }),
  fetch: answer,
  router: { push: go, replace: go, back: () => undefined, backTo: () => false },
});

const follow = (tell: () => void) => {
  told.add(tell);
  return () => told.delete(tell);
};
function Page() {
  const here = useSyncExternalStore(follow, () => address);
  const Screen = screens[placeOf(`/mapp${here}`)?.destination ?? ''];
  return (
    <Mapp mapp={mapp} address={here}>
      {Screen ? <Screen /> : <p>{here}</p>}
    </Mapp>
  );
}

const place = document.getElementById('root') as HTMLElement;
let root: Root | undefined;
const bench = {
  go,
  mount: async () => {
    root = createRoot(place);
    flushSync(() => root?.render(<Page />));
    await painted();
  },
  unmount: () => {
    root?.unmount();
    window.scrollTo(0, 0);
  },
  tap: async (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`Nothing to tap: ${selector}`);
    flushSync(() => found.click());
    await painted();
  },
};
export type ScreenAdapter = typeof bench;
Object.assign(window, { bench });
