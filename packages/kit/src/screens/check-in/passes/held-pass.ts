import type { HeldPass } from '../../../components/boarding-pass/types.ts';
import type { useBoardingPasses } from '../../../client/check-in/boarding-passes.ts';
import { barcodeOf, type PassFlight } from '../../../rules/boarding-pass/boarding-pass.ts';
import { passName } from '../../../rules/boarding-pass/name.ts';

type PassOnWire = NonNullable<ReturnType<typeof useBoardingPasses>['data']>['passes'][number];

const kinds = { ADT: 'adult', CHD: 'child', INF: 'infant' } as const;

const flightOf = ({ departure, arrival, ...rest }: PassOnWire['flights'][number]): PassFlight => ({
  ...rest,
  from: departure,
  to: arrival,
});

/**
 * A pass as it is shown. The airline's barcode is taken as it is; where it sends none, ours is made. A pass that cannot
 * be written stays without.
 */
export function heldPass(wire: PassOnWire): HeldPass | undefined {
  const [first, ...others] = wire.flights.map(flightOf);
  if (!first) return undefined;
  const pass: HeldPass = {
    id: wire.passId,
    flights: [first, ...others],
    name: wire.ticketName,
    ownName: wire.name === wire.ticketName ? undefined : wire.name,
    passenger: kinds[wire.paxType],
    ticketNo: wire.ticketNo,
    tier: wire.member?.tier,
  };
  if (wire.barcode !== undefined) return { ...pass, barcode: wire.barcode };
  const name = passName(pass.name) ?? pass.name;
  const made = barcodeOf({ ...pass, name }, { pnr: wire.pnr, member: wire.member }, wire.issued);
  return { ...pass, barcode: made.ok ? made.value : undefined };
}
