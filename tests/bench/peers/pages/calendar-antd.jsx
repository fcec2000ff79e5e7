/** The calendar of antd-mobile: it has no line for a month's lowest price, and days without names for screen readers. */
import CalendarPickerView from 'antd-mobile/es/components/calendar-picker-view';
import 'antd-mobile/es/global';
import { months, priceOf } from '../../calendar-days.ts';
import { offerPart } from '../../part-adapter.ts';
import { bounds } from '../../priced-days.ts';
import { dayOf, isoOf } from './local-days.js';
import '../../floor.css';
import '../../floor-calendar/calendar.css';

const lowOf = new Map(months.map(({ month, low }) => [month, low]));
const [min, max] = [dayOf(bounds.min), dayOf(bounds.max)];
const soldOut = (date) => !priceOf.get(isoOf(date));

const numberOf = (date) => <span data-day={isoOf(date)}>{date.getDate()}</span>;
const priceBelow = (date) => {
  const day = isoOf(date);
  const price = priceOf.get(day);
  return (
    <span className={price === lowOf.get(day.slice(0, 7)) ? 'price low' : 'price'}>
      {price ? (
        <>
          <small>¥</small>
          {price}
        </>
      ) : (
        '售罄'
      )}
    </span>
  );
};

offerPart(() => (
  <CalendarPickerView
    {...{ min, max }}
    selectionMode="range"
    weekStartsOn="Monday"
    title={false}
    allowClear={false}
    shouldDisableDate={soldOut}
    renderDate={numberOf}
    renderBottom={priceBelow}
  />
));
