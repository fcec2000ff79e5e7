import type { seatMap } from '@mapp/kit/contracts';
import type { CabinElement, Deck, Seat, SeatPrice } from '@mapp/kit/rules';

type Wire = (typeof seatMap)['response']['_zod']['input']['decks'];
type WireElement = Wire[number]['cabins'][number]['rows'][number]['elements'][number];

const priceOnWire = ({ cash, points }: SeatPrice): SeatPrice => ({
  ...(cash && { cash: { ...cash } }),
  ...(points !== undefined && { points }),
});

const seatOnWire = ({
  designator,
  name,
  kind,
  reason,
  price,
  passengers,
  disclosures,
  features,
  infant,
}: Seat): WireElement['seat'] => ({
  designator,
  ...(name !== undefined && { name }),
  kind,
  ...(reason !== undefined && { reason }),
  ...(price && { price: priceOnWire(price) }),
  ...(passengers && {
    passengers: Object.entries(passengers).map(([passengerId, { available, price: own }]) => ({
      passengerId,
      available,
      ...(own && { price: priceOnWire(own) }),
    })),
  }),
  ...(disclosures && { disclosures: [...disclosures] }),
  features: [...features],
  infant,
});

function elementOnWire(element: CabinElement): WireElement {
  if (element.type === 'seat') return { type: 'seat', seat: seatOnWire(element.seat) };
  return element.type === 'unknown' ? { type: 'unknown', name: element.name } : { type: element.type };
}

/** Decks as they travel. */
export const decksOnWire = (decks: readonly Deck[]): Wire =>
  decks.map(({ id, name, cabins }) => ({
    id: name ?? id,
    cabins: cabins.map(({ class: of, name: word, columns, rows }) => ({
      class: word ?? of,
      columns: columns.map((letter) => letter ?? null),
      rows: rows.map(({ elements, ...row }) => ({ ...row, elements: elements.map(elementOnWire) })),
    })),
  }));
