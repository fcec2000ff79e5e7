/** The floor of a board: a table of eighty memoised rows with the same words, each drawn again for what it shows alone. */
import type { BoardFlight } from '@mapp/kit/contracts';
import { memo } from 'react';
import { boardFlights } from '../board-flights.ts';
import '../floor.css';
import { offerPart } from '../part-adapter.ts';
import './board.css';

const Row = memo(function Row({
  flightNo,
  city,
  planned,
  terminal,
  gate,
}: Pick<BoardFlight, 'flightNo' | 'planned' | 'terminal' | 'gate'> & { city: string }) {
  return (
    <tr>
      <td>
        <time dateTime={planned}>{planned.slice(11, 16)}</time>
      </td>
      <th scope="row">
        <span>{city}</span>
        <small>{flightNo}</small>
      </th>
      <td>
        <span>{gate}</span>
        <small>{terminal}</small>
      </td>
      <td>
        <span>计划</span>
      </td>
    </tr>
  );
});

offerPart((moment) => (
  <table>
    <caption>北京 首都 出发</caption>
    <thead>
      <tr>
        {['时间', '目的地', '登机口', '状态'].map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {boardFlights(moment).map(({ flightNo, place, planned, terminal, gate }) => (
        <Row key={flightNo} city={place.city} {...{ flightNo, planned, terminal, gate }} />
      ))}
    </tbody>
  </table>
));
