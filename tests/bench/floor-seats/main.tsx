/**
 * The floor of a seat map: the same seats as a grid of buttons, memoised by hand. No keyboard, no zoom, no list, no rules:
 * a tap puts the passenger in turn into the seat.
 */
import type { Seat } from '@mapp/kit/rules';
import { memo, useCallback, useState } from 'react';
import { offer } from '../seat-adapter.ts';
import { cabinOf, pair, type SeatContent } from '../seat-cabins.ts';
import { marks, spokenSeat } from '../seat-words.ts';
import '../floor.css';
import './seats.css';

const maps = { wide: cabinOf('wide'), narrow: cabinOf('narrow') };
interface SeatProps {
  seat: Seat;
  who: number | undefined;
  onTap: (designator: string) => void;
}

const SeatButton = memo(function SeatButton({ seat, who, onTap }: SeatProps) {
  return (
    <button
      type="button"
      className={who ? 'seat chosen' : `seat ${seat.kind}`}
      data-seat={seat.designator}
      aria-label={spokenSeat(seat)}
      aria-pressed={who !== undefined}
      aria-disabled={seat.kind === 'unavailable'}
      onClick={() => onTap(seat.designator)}
    >
      {who ?? marks[seat.kind]}
    </button>
  );
});

function Seats({ content }: { content: SeatContent }) {
  const [seating, setSeating] = useState<Readonly<Record<string, string>>>({ zhang: '20A', li: '20B' });
  const [turn, setTurn] = useState('zhang');
  const tap = useCallback(
    (designator: string) => setSeating((before) => ({ ...before, [turn]: designator })),
    [turn],
  );
  const who = new Map(pair.map(({ id }, at) => [seating[id], at + 1]));
  const cabin = maps[content].decks[0]?.cabins[0];
  return (
    <div>
      <fieldset>
        {pair.map(({ id, name }) => (
          <label key={id}>
            <input type="radio" name="turn" checked={id === turn} onChange={() => setTurn(id)} />
            {name} {seating[id]}
          </label>
        ))}
      </fieldset>
      <div className={`cabin ${content}`}>
        {cabin?.rows.map(({ number, elements }) => (
          <div key={number} className="row">
            {elements.map((element) =>
              element.type === 'seat' ? (
                <SeatButton
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
      </div>
    </div>
  );
}

offer((content) => <Seats content={content} />);
