/** The cabin of the bench in the form that the peer reads. */
import { cabinOf, pair } from '../../seat-cabins.ts';

const segmentId = 'wide';
const passengers = pair.map(({ id, name }) => ({
  id,
  given_name: name.slice(1),
  family_name: name.slice(0, 1),
  type: 'adult',
  loyalty_programme_accounts: [],
}));

const elementOf = (element) => {
  if (element.type !== 'seat') return { type: 'empty' };
  const { designator, kind, price } = element.seat;
  const services =
    kind === 'unavailable'
      ? []
      : passengers.map(({ id }) => ({
          id: `${designator}-${id}`,
          passenger_id: id,
          total_amount: ((price?.cash?.amount ?? 0) / 100).toFixed(2),
          total_currency: 'CNY',
        }));
  return { type: 'seat', designator, name: '', disclosures: [], available_services: services };
};

/** Blocks of seats between the aisles. */
function sectionsOf(elements) {
  const blocks = [[]];
  for (const element of elements) {
    if (element.type === 'aisle') blocks.push([]);
    else blocks.at(-1).push(elementOf(element));
  }
  return blocks.map((block) => ({ elements: block }));
}

const cabin = cabinOf('wide').decks[0]?.cabins[0];

export const seatMaps = [
  {
    id: 'map',
    segment_id: segmentId,
    slice_id: 'slice',
    cabins: [
      {
        deck: 0,
        aisles: 2,
        cabin_class: 'economy',
        wings: { first_row_index: 9, last_row_index: 19 },
        rows: cabin?.rows.map(({ elements }) => ({ sections: sectionsOf(elements) })) ?? [],
      },
    ],
  },
];

const carrier = { id: 'mu', iata_code: 'MU', name: 'MU', logo_symbol_url: null, logo_lockup_url: null };
const place = (code) => ({
  id: code,
  iata_code: code,
  name: code,
  city_name: code,
  time_zone: 'Asia/Shanghai',
  type: 'airport',
});

export const offer = {
  id: 'offer',
  live_mode: false,
  owner: carrier,
  created_at: '2026-06-01T02:00:00Z',
  expires_at: '2099-01-01T00:00:00Z',
  base_amount: '0.00',
  base_currency: 'CNY',
  tax_amount: '0.00',
  tax_currency: 'CNY',
  total_amount: '0.00',
  total_currency: 'CNY',
  available_services: [],
  passenger_identity_documents_required: false,
  payment_requirements: {},
  conditions: {},
  passengers,
  slices: [
    {
      id: 'slice',
      origin: place('PVG'),
      destination: place('LAX'),
      duration: 'PT12H',
      segments: [
        {
          id: segmentId,
          origin: place('PVG'),
          destination: place('LAX'),
          departing_at: '2026-06-02T08:00:00',
          arriving_at: '2026-06-02T20:00:00',
          duration: 'PT12H',
          marketing_carrier: carrier,
          operating_carrier: carrier,
          marketing_carrier_flight_number: '583',
          operating_carrier_flight_number: '583',
          passengers: passengers.map(({ id }) => ({
            passenger_id: id,
            cabin_class: 'economy',
            baggages: [],
          })),
          stops: [],
        },
      ],
    },
  ],
};

export const travellers = passengers;
