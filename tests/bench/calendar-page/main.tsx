/** The calendar of twelve months with prices, as a host shows it. */
import '@mapp/kit/theme';
import { DayCalendar, type MonthPrices } from '@mapp/kit/components/price-calendar';
import { MessagesProvider, preloadMessages } from '@mapp/kit/messages';
import { lowestOf, type Month } from '@mapp/kit/rules';
import { useState } from 'react';
import { chosenAfter, type Range } from '../chosen-range.ts';
import { offerPart } from '../part-adapter.ts';
import { bounds, pricedDays } from '../priced-days.ts';

const prices = new Map<Month, MonthPrices>(
  [...Map.groupBy(pricedDays, ({ date }) => date.slice(0, 7))].map(([month, fares]) => [
    month,
    { state: 'known', fares: new Map(fares.map((fare) => [fare.date, fare])), lowest: lowestOf(fares) },
  ]),
);
const pricesOf = (month: Month): MonthPrices => prices.get(month) ?? { state: 'waiting' };

const holidays = new Map();

function Page() {
  const [days, setDays] = useState<Range>({});
  return (
    <DayCalendar
      {...{ bounds, holidays, pricesOf }}
      today={bounds.min}
      trip="RT"
      value={days}
      onSelect={(day) => setDays((now) => chosenAfter(now, day))}
    />
  );
}

await preloadMessages('zh', ['calendar']);
offerPart(() => (
  <MessagesProvider locale="zh">
    <Page />
  </MessagesProvider>
));
