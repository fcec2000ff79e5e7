import type { seatMap } from '@mapp/kit/contracts';
import type { CabinElement, Deck, Seat, SeatPrice } from '@mapp/kit/rules';

type Wire = (typeof seatMap)['response']['_zod']['input']['decks'];
type WireElement = Wire[number]['cabins'][number]['rows'][number]['elements'][number];

const priceOnWire = ({ cash, points }: SeatPrice): SeatPrice => ({
  ...(cash && { cash: { ...cash } }),
  ...(points !== undefined && { points }),
});

const seatOnWire = ({ designator, kind, reason, price, features, infant }: Seat): WireElement['seat'] => ({
  designator,
  kind,
  ...(reason !== undefined && { reason }),
  ...(price && { price: priceOnWire(price) }),
  features: [...features],
  infant,
});

function elementOnWire(element: CabinElement): WireElement {
  if (element.type === 'seat') return { type: 'seat', seat: seatOnWire(element.seat) };
  return element.type === 'unknown' ? { type: 'unknown', name: element.name } : { type: element.type };
}

/** Decks as they travel. */
export const decksOnWire = (decks: readonly Deck[]): Wire =>
  decks.map(({ id, cabins }) => ({
    id,
    cabins: cabins.map(({ class: of, columns, rows }) => ({
      class: of,
      columns: columns.map((letter) => letter ?? null),
      rows: rows.map(({ elements, ...row }) => ({ ...row, elements: elements.map(elementOnWire) })),
    })),
  }));
