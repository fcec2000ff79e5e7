/** The board of an airport as a host shows it: eighty departures. */
import '@mapp/kit/theme';
import { AirportBoard, BoardGround } from '@mapp/kit/components/airport-board';
import { MessagesProvider, preloadMessages } from '@mapp/kit/messages';
import { boardFlights } from '../board-flights.ts';
import { offerPart } from '../part-adapter.ts';

const capital = { code: 'PEK', city: '北京', name: '首都' };

await preloadMessages('zh', ['airport', 'dynamics']);
offerPart((moment) => (
  <MessagesProvider locale="zh">
    <BoardGround>
      <AirportBoard airport={capital} side="departures" flights={boardFlights(moment)} />
    </BoardGround>
  </MessagesProvider>
));
