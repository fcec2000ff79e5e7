/** The seat map as a host shows it. */
import '@mapp/kit/theme';
import { SeatMap } from '@mapp/kit/components/seat-map';
import { MessagesProvider, preloadMessages } from '@mapp/kit/messages';
import type { Seating } from '@mapp/kit/rules';
import { Suspense, useState } from 'react';
import { offer } from '../seat-adapter.ts';
import { cabinOf, pair, type SeatContent } from '../seat-cabins.ts';

const maps = { wide: cabinOf('wide'), narrow: cabinOf('narrow') };
const seated: Seating = { zhang: '20A', li: '20B' };

function Seats({ content }: { content: SeatContent }) {
  const [seating, setSeating] = useState(seated);
  return (
    <SeatMap
      map={{ state: 'ready', data: maps[content] }}
      party={pair}
      value={seating}
      onChange={setSeating}
    />
  );
}

await preloadMessages('zh', ['seats']);
offer((content) => (
  <MessagesProvider locale="zh">
    <Suspense>
      <Seats content={content} />
    </Suspense>
  </MessagesProvider>
));
