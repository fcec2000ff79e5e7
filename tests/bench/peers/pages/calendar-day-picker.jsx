/** Twelve months of react-day-picker with the words of each day in a button of the page's, as its documents show. */
import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { zhCN } from 'react-day-picker/locale';
import 'react-day-picker/style.css';
import { months, priceOf, spokenOf, words } from '../../calendar-days.ts';
import { chosenAfter } from '../../chosen-range.ts';
import { offerPart } from '../../part-adapter.ts';
import { bounds } from '../../priced-days.ts';
import { dayOf, isoOf } from './local-days.js';
import '../../floor.css';
import '../../floor-calendar/calendar.css';

const facts = new Map(months.map((month) => [month.month, month]));
const [startMonth, endMonth] = [dayOf(bounds.min), dayOf(bounds.max)];
const soldOut = (date) => !priceOf.get(isoOf(date));
const isLow = (day) => priceOf.get(day) === facts.get(day.slice(0, 7))?.low;
const placeIn = (modifiers) =>
  (modifiers.range_start && 'out') ||
  (modifiers.range_end && 'back') ||
  (modifiers.range_middle && 'between') ||
  undefined;

function DayButton({ day, modifiers, ...button }) {
  const place = placeIn(modifiers);
  const price = priceOf.get(day.isoDate);
  return (
    <button {...button} type="button">
      <span className="word">{place && place !== 'between' ? words[place] : ''}</span>
      <span className="number">{day.date.getDate()}</span>
      <span className={isLow(day.isoDate) ? 'price low' : 'price'}>
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
  );
}

function MonthCaption({ calendarMonth }) {
  const month = facts.get(isoOf(calendarMonth.date).slice(0, 7));
  return (
    <>
      <h2>{month?.name}</h2>
      <p>
        最低 <strong>¥{month?.low}</strong>
      </p>
    </>
  );
}

const components = { DayButton, MonthCaption };
const labels = {
  labelDayButton: (date, modifiers) => spokenOf(isoOf(date), placeIn(modifiers), isLow(isoOf(date))),
};

function Page() {
  const [{ out, back }, setDays] = useState({});
  return (
    <DayPicker
      mode="range"
      numberOfMonths={12}
      {...{ startMonth, endMonth, components, labels }}
      defaultMonth={startMonth}
      hideNavigation
      locale={zhCN}
      disabled={soldOut}
      selected={out ? { from: dayOf(out), to: back && dayOf(back) } : undefined}
      onSelect={(_, day) => setDays((now) => chosenAfter(now, isoOf(day)))}
    />
  );
}

offerPart(() => <Page />);

const { bench } = globalThis;
const tapped = bench.tap;
// The cell bears the day, its button is the target.
bench.tap = (selector) => tapped(`${selector} button`);
