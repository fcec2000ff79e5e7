/** Airports of the USA at which flights from abroad arrive: to any other one changes there. */
const gateways: ReadonlySet<string> = new Set(
  'ANC ATL BOS BWI CLE CLT CVG DEN DFW DTW EWR FLL GUM HNL IAD IAH JFK LAS LAX MCO MIA MSP OAK ORD PDX PHL PHX RDU SAN SEA SFO SJC SLC SPN TPA'.split(
    ' ',
  ),
);

interface Ends {
  readonly departure: { /** IATA code. */ readonly airport: string };
  readonly arrival: { /** IATA code. */ readonly airport: string };
}

/** Whether one of these flights leaves from or arrives in the USA. */
export const touchesUsa = (flights: readonly Ends[]): boolean =>
  flights.some(({ departure, arrival }) => gateways.has(departure.airport) || gateways.has(arrival.airport));
