import { expect, it } from 'vitest';
import { csv } from './csv.ts';

it.each([
  ['a text', 'MU5101', 'MU5101'],
  ['a number', -300, '-300'],
  ['a comma', 'a,b', '"a,b"'],
  ['a quotation', 'a "b" c "d"', '"a ""b"" c ""d"""'],
  ['a new line', 'a\nb', '"a\nb"'],
  ['a return', 'a\rb', '"a\rb"'],
  ['a formula', '=1+1', "'=1+1"],
  ['a sum', '+1', "'+1"],
  ['a difference', '-1', "'-1"],
  ['a call', '@A1', "'@A1"],
  ['a tab before a formula', '\t=1', "'\t=1"],
  ['a return in front', '\rtext', `"'\rtext"`],
  ['a new line in front', '\ntext', `"'\ntext"`],
  ['a tab in front', '\ttext', "'\ttext"],
  ['a space before a formula', ' =1', "' =1"],
  ['a no-break space before a formula', '\u00a0+1', "'\u00a0+1"],
  ['a new line and a formula', '\n=1', `"'\n=1"`],
  ['a full-width formula', '\uff1d1', "'\uff1d1"],
  ['a full-width sum', '\uff0b1', "'\uff0b1"],
  ['a full-width difference', '\uff0d1', "'\uff0d1"],
  ['a full-width call', '\uff20A1', "'\uff20A1"],
  ['a space before a text', ' a', ' a'],
  ['a formula of two arguments', '=A(1,2)', `"'=A(1,2)"`],
  ['a sign that is not in front', 'a=1', 'a=1'],
])('writes %s', (_, value, written) => {
  expect(csv([[value]])).toBe(`\uFEFF${written}\r\n`);
});

it('writes a line for each row', () => {
  expect(
    csv([
      ['day', 'points'],
      ['2026-06-01', 500],
    ]),
  ).toBe('\uFEFFday,points\r\n2026-06-01,500\r\n');
});
