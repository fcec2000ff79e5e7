/**
 * The floor of a flight list: a memoised card of twelve texts for each of 500 offers, hidden where it is filtered out, left undrawn by the
 * browser far from the screen; options with exact counts, and a range of price. It does what any such list must.
 */
import type { FlightOffer } from '@mapp/kit/contracts';
import { memo, useMemo, useState } from 'react';
import '../floor.css';
import { manyOffers } from '../many-offers.ts';
import { nameOf, OfferTexts, priceOf } from '../offer-texts.tsx';
import { offer } from '../offers-adapter.tsx';
import './offers.css';

const offers = manyOffers(500);

const Card = memo(function Card({ one, hidden }: { one: FlightOffer; hidden: boolean }) {
  return (
    <li hidden={hidden}>
      <OfferTexts one={one} />
    </li>
  );
});

const groups = {
  stops: (one: FlightOffer) => (one.legs[0]?.stops.length ? '经停' : '直飞'),
  aircraft: (one: FlightOffer) => one.legs[0]?.aircraft ?? '',
  carrier: (one: FlightOffer) => one.legs[0]?.carrier ?? '',
  to: (one: FlightOffer) => nameOf(one.legs[0]?.to ?? ''),
} as const;
type Group = keyof typeof groups;
const names = Object.keys(groups) as Group[];
const optionsOf = Object.fromEntries(
  names.map((group) => [group, [...new Set(offers.map(groups[group]))]]),
) as Record<Group, string[]>;

const Option = memo(function Option({
  name,
  count,
  checked,
  toggle,
  group,
}: {
  group: Group;
  name: string;
  count: number;
  checked: boolean;
  toggle: (group: Group, name: string) => void;
}) {
  return (
    <label className="option">
      <input type="checkbox" checked={checked} onChange={() => toggle(group, name)} />
      <span>{name}</span>
      <span>{`${count} 班`}</span>
    </label>
  );
});

function Page({ filters }: { filters: boolean }) {
  const [chosen, setChosen] = useState<Record<Group, readonly string[]>>({
    stops: [],
    aircraft: [],
    carrier: [],
    to: [],
  });
  const [most, setMost] = useState(1600);
  const toggle = useMemo(
    () => (group: Group, name: string) =>
      setChosen((now) => ({
        ...now,
        [group]: now[group].includes(name)
          ? now[group].filter((each) => each !== name)
          : [...now[group], name],
      })),
    [],
  );
  const fails = (one: FlightOffer) =>
    names.filter((group) => chosen[group].length > 0 && !chosen[group].includes(groups[group](one)));
  const failed = offers.map((one) => (priceOf(one) > most * 100 ? names : fails(one)));
  const count = (group: Group, name: string) =>
    offers.filter(
      (one, at) =>
        groups[group](one) === name &&
        (failed[at] ?? names).every((each) => each === group) &&
        priceOf(one) <= most * 100,
    ).length;
  return (
    <>
      {filters && (
        <>
          {names.map((group) => (
            <fieldset key={group}>
              {optionsOf[group].map((name) => (
                <Option
                  key={name}
                  {...{ group, name, toggle }}
                  count={count(group, name)}
                  checked={chosen[group].includes(name)}
                />
              ))}
            </fieldset>
          ))}
          <input
            type="range"
            min={400}
            max={1600}
            step={10}
            value={most}
            onChange={({ target }) => setMost(Number(target.value))}
          />
        </>
      )}
      <ul>
        {offers.map((one, at) => (
          <Card key={one.offerId} one={one} hidden={(failed[at] ?? names).length > 0} />
        ))}
      </ul>
    </>
  );
}

offer((filters) => <Page filters={filters} />);
