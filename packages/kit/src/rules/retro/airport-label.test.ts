import { expect, it } from 'vitest';
import { airportLabel } from './airport-label.ts';

it.each([
  ['北京', '首都', '北京首都'],
  ['ソウル', '仁川', 'ソウル仁川'],
  ['Beijing', 'Capital', 'Beijing Capital'],
  ['베이징', '서우두', '베이징 서우두'],
  ['Пекин', 'Столичный', 'Пекин Столичный'],
  ['香港', '香港', '香港'],
  ['上海', '上海虹桥国际机场', '上海虹桥国际机场'],
  ['', 'Capital', 'Capital'],
  ['Beijing', '', 'Beijing'],
])('%s and %s are %s', (cityName, airportName, label) => {
  expect(airportLabel({ cityName, airportName })).toBe(label);
});
