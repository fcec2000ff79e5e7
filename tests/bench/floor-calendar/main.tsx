/**
 * The floor of a calendar: twelve months of memoised days, each a button with its words, its number and its price; a range from tap to
 * tap. A month is drawn again for what it holds of the range alone. It has no keys, no holidays, no waiting and no months left undrawn.
 */
import { memo, useCallback, useState } from 'react';
import { chosenAfter, type Range } from '../chosen-range.ts';
import { months, placeOf, priceOf, spokenOf, words, type Place } from '../calendar-days.ts';
import '../floor.css';
import { offerPart } from '../part-adapter.ts';
import './calendar.css';

const Day = memo(function Day({ day, place, low }: { day: string; place: Place; low: boolean }) {
  const price = priceOf.get(day);
  const end = place === 'out' || place === 'back';
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- Its button has the label.
    <div role="gridcell" aria-selected={place !== undefined} className={place && 'band'}>
      <button type="button" data-day={day} disabled={!price} className={end ? 'end' : undefined}>
        <span className="hidden">{spokenOf(day, place, low)}</span>
        <span aria-hidden="true" className="word">
          {end ? words[place] : ''}
        </span>
        <span aria-hidden="true" className="number">
          {Number(day.slice(8))}
        </span>
        <span aria-hidden="true" className={low ? 'price low' : 'price'}>
          {price ? (
            <>
              <small>¥</small>
              {price}
            </>
          ) : (
            '售罄'
          )}
        </span>
      </button>
    </div>
  );
});

interface MonthProps {
  of: (typeof months)[number];
  out: string | undefined;
  back: string | undefined;
}

const Month = memo(function Month({ of: { name, low, empty, days }, out, back }: MonthProps) {
  const places = [...Array.from({ length: empty }, () => undefined), ...days];
  const weeks = Array.from({ length: Math.ceil(places.length / 7) }, (_, at) =>
    places.slice(at * 7, at * 7 + 7),
  );
  return (
    <section>
      <h2>{name}</h2>
      <p>
        最低 <strong>¥{low}</strong>
      </p>
      <div role="grid" aria-label={name}>
        {weeks.map((week, at) => (
          <div role="row" className="week" key={days[at * 7]}>
            {week.map((day, column) =>
              day === undefined ? (
                // oxlint-disable-next-line react/no-array-index-key -- A place without a day has no name but its place.
                <div key={`empty ${column}`} />
              ) : (
                <Day key={day} {...{ day }} place={placeOf(day, out, back)} low={priceOf.get(day) === low} />
              ),
            )}
          </div>
        ))}
      </div>
    </section>
  );
});

function Page() {
  const [{ out, back }, setDays] = useState<Range>({});
  const tap = useCallback((target: EventTarget) => {
    const day = (target as Element).closest<HTMLElement>('[data-day]')?.dataset['day'];
    if (day !== undefined) setDays((now) => chosenAfter(now, day));
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- A delegate of the days' own buttons.
    <div onClick={({ target }) => tap(target)}>
      {months.map((of) => {
        const held =
          out !== undefined && out.slice(0, 7) <= of.month && (back ?? out).slice(0, 7) >= of.month;
        return <Month key={of.month} of={of} out={held ? out : undefined} back={held ? back : undefined} />;
      })}
    </div>
  );
}

offerPart(() => <Page />);
