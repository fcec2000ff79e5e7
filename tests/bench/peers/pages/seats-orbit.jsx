/** Seats of Orbit in rows, each memoised, since its documents show a seat and leave the map to the page. */
import OrbitProvider from '@kiwicom/orbit-components/es/OrbitProvider';
import Seat from '@kiwicom/orbit-components/es/Seat';
import defaultTheme from '@kiwicom/orbit-components/es/defaultTheme';
import '../../floor.css';
import './orbit.css';
import '@kiwicom/orbit-components/lib/tailwind.css';
import { memo, useCallback, useState } from 'react';
import { offer } from '../../seat-adapter.ts';
import { cabinOf, pair } from '../../seat-cabins.ts';
import { marks, spokenSeat } from '../../seat-words.ts';
import './seats-orbit.css';

const cabin = cabinOf('wide').decks[0]?.cabins[0];

const types = { unavailable: 'unavailable', exit: 'legroom' };

const Place = memo(function Place({ seat, who, onTap }) {
  const tap = useCallback(() => onTap(seat.designator), [seat, onTap]);
  return (
    <span data-seat={seat.designator}>
      <Seat
        size="small"
        type={types[seat.kind] ?? 'default'}
        selected={who !== undefined}
        label={String(who ?? marks[seat.kind])}
        title={spokenSeat(seat)}
        onClick={tap}
      />
    </span>
  );
});

function Seats() {
  const [seating, setSeating] = useState({ zhang: '20A', li: '20B' });
  const [turn, setTurn] = useState('zhang');
  const tap = useCallback(
    (designator) => setSeating((before) => ({ ...before, [turn]: designator })),
    [turn],
  );
  const who = new Map(pair.map(({ id }, at) => [seating[id], at + 1]));
  return (
    <OrbitProvider theme={defaultTheme}>
      <fieldset>
        {pair.map(({ id, name }) => (
          <label key={id}>
            <input type="radio" name="turn" checked={id === turn} onChange={() => setTurn(id)} />
            {name} {seating[id]}
          </label>
        ))}
      </fieldset>
      {cabin?.rows.map(({ number, elements }) => (
        <div key={number} className="cabin-row">
          {elements.map((element) =>
            element.type === 'seat' ? (
              <Place
                key={element.seat.designator}
                seat={element.seat}
                who={who.get(element.seat.designator)}
                onTap={tap}
              />
            ) : (
              <span key={element === elements[3] ? 'first' : 'second'} className="aisle">
                {number}
              </span>
            ),
          )}
        </div>
      ))}
    </OrbitProvider>
  );
}

offer(() => <Seats />);

const { bench } = globalThis;
const tapped = bench.tap;
// The seat takes no attribute of the page's; its button is the target.
bench.tap = async (designator) => {
  document.querySelector(`[data-seat="${designator}"] button`)?.click();
  await tapped('');
};
