/** The seat selection of @duffel/components, as it is published. */
import { DuffelAncillaries } from '@duffel/components';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { painted } from '../../painted.ts';
import { offer, seatMaps, travellers } from './seats-duffel-content.js';
import './seats-duffel.css';

const place = document.getElementById('root');
let root;

/** The dialog is part of the component from the beginning; the press on its card opens it. */
const mount = async () => {
  root = createRoot(place);
  flushSync(() =>
    root.render(
      <DuffelAncillaries
        offer={offer}
        seat_maps={seatMaps}
        services={['seats']}
        passengers={travellers}
        onPayloadReady={() => undefined}
      />,
    ),
  );
  place.querySelector('.ancillary-card')?.click();
  await painted();
};

const tap = async (designator) => {
  const seat = document.querySelector(`[data-testid="seat-${designator}"]`);
  seat?.focus({ preventScroll: true });
  seat?.click();
  await painted();
};

Object.assign(window, { bench: { mount, unmount: () => root?.unmount(), tap } });
