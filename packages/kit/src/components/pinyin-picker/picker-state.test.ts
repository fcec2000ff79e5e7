import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  begin,
  charactersOf,
  onTicket,
  step,
  type Moment,
  type NamePart,
  type PickerEvent,
} from './picker-state.ts';
import { chineseName } from '../../validators/names.ts';
import { viewOf } from './picker-view.ts';
import { runs } from '../../../../../vitest.runs.ts';

const none = { family: '', given: '' };

const list = (...pinyin: string[]) => pinyin.map((one) => ({ pinyin: one }));

const readings: Record<string, string[]> = {
  王: ['wang'],
  乐: ['le', 'yue'],
  单: ['shan', 'dan', 'chan'],
  和: ['he', 'hu', 'huo', 'huan'],
  吕: ['lü'],
  𣈶: [],
};
const named = (part: NamePart, text: string): PickerEvent => ({ type: 'named', part, text });
const answered = (part: NamePart, text: string): PickerEvent => ({
  type: 'answered',
  part,
  text,
  spellings: list(...(readings[text] ?? ['wu'])),
});
const failed = (part: NamePart, text: string): PickerEvent => ({ type: 'failed', part, text });
const written = (family: string, given = ''): PickerEvent => ({
  type: 'spelled',
  own: true,
  value: { family, given },
});
const chosen = (family: string, given = ''): PickerEvent => ({
  type: 'spelled',
  own: false,
  value: { family, given },
});
const known = (part: NamePart, text: string) => [named(part, text), answered(part, text)];

const run = (events: readonly PickerEvent[], from: Moment = { state: begin(none), value: none }) =>
  events.reduce(step, from);

describe('charactersOf', () => {
  it.each([
    ['单', '单'],
    [' 单 ', '单'],
    ['阿卜杜·热合曼', '阿卜杜热合曼'],
    ['𬭳', '𬭳'],
    ['', ''],
    ['li', ''],
    ['单x', ''],
    ['单'.repeat(29), ''],
  ])('%j is read as %j', (typed, text) => expect(charactersOf(typed)).toBe(text));

  it('reads what is accepted as a name, and nothing else', () => {
    const typed = fc.array(
      fc.oneof(
        fc.integer({ min: 0x2e80, max: 0x3ffff }).map((code) => String.fromCodePoint(code)),
        fc.constantFrom('单', '𬭳', '\u3007', ' ', 'a'),
      ),
      { minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(typed, (characters) => {
        const text = characters.join('');
        fc.pre(text.trim() !== '' && !/[\u30FB\uFF01-\uFFFF\uD800-\uDFFF]/u.test(text));
        expect(charactersOf(text) !== '').toBe(chineseName(text, 'part').ok);
      }),
      runs(),
    );
  });
});

describe('onTicket', () => {
  it.each([
    ['SHAN', 'LE', 'SHAN/LE'],
    ['SHAN', '', 'SHAN/'],
    ['', 'LE', '/LE'],
    ['', '', ''],
  ])('%j and %j stand as %j', (family, given, text) => expect(onTicket({ family, given })).toBe(text));
});

describe('what becomes of a name', () => {
  it.each<[string, PickerEvent[], string, Partial<ReturnType<typeof viewOf>>]>([
    ['nothing typed', [], '', { mode: 'readings', busy: false, choice: false }],
    ['the question is open', [named('family', '王')], '', { mode: 'readings', busy: true, choice: false }],
    ['one reading', known('family', '王'), 'WANG/', { choice: false, pending: undefined }],
    ['two readings', known('given', '乐'), '', { choice: true, pending: 'given' }],
    ['three readings', known('family', '单'), '', { choice: true, pending: 'family' }],
    ['four readings', known('family', '和'), 'HE/', { choice: true, pending: undefined }],
    ['ü', known('family', '吕'), 'LYU/', { choice: true, pending: undefined }],
    ['none', known('given', '𣈶'), '', { mode: 'manual', trouble: undefined, canFollow: false }],
    ['no answer', [named('family', '王'), failed('family', '王')], '', { mode: 'manual', trouble: 'failed' }],
    [
      'one part known, one rare',
      [...known('family', '王'), ...known('given', '𣈶')],
      'WANG/',
      { mode: 'manual' },
    ],
    [
      'the second part to be chosen',
      [...known('family', '王'), ...known('given', '乐')],
      'WANG/',
      { pending: 'given' },
    ],
    [
      'asked again',
      [named('family', '王'), failed('family', '王'), { type: 'retried' }],
      '',
      { mode: 'manual', busy: true, trouble: 'failed' },
    ],
    [
      'an answer at the second try',
      [named('family', '王'), failed('family', '王'), { type: 'retried' }, answered('family', '王')],
      'WANG/',
      { mode: 'readings', trouble: undefined },
    ],
    ['a chosen one', [...known('family', '单'), chosen('DAN')], 'DAN/', { pending: undefined, choice: true }],
    [
      'a chosen one follows the edited name',
      [...known('family', '单'), chosen('DAN'), named('family', '王')],
      '',
      { busy: true },
    ],
    [
      'and is there again with its characters',
      [...known('family', '单'), chosen('DAN'), ...known('family', '王'), ...known('family', '单')],
      'DAN/',
      { pending: undefined },
    ],
    [
      'a filled one follows the edited name',
      [...known('family', '王'), ...known('family', '和')],
      'HE/',
      { mode: 'readings' },
    ],
    [
      'the name emptied',
      [...known('family', '王'), named('family', '')],
      '',
      { mode: 'readings', busy: false, choice: false },
    ],
    [
      'a rare character replaced',
      [...known('family', '𣈶'), ...known('family', '王')],
      'WANG/',
      { mode: 'readings' },
    ],
    [
      'the fields stay while the next is asked for',
      [...known('family', '𣈶'), named('family', '王')],
      '',
      { mode: 'manual', busy: true },
    ],
    [
      'written by hand',
      [...known('family', '单'), written('SHEN')],
      'SHEN/',
      { mode: 'manual', trouble: undefined, canFollow: true },
    ],
    [
      'written by hand, and the name edited',
      [...known('family', '单'), written('SHEN'), ...known('family', '王')],
      'SHEN/',
      { mode: 'manual', trouble: 'changed', canFollow: true },
    ],
    [
      'checked by hand after the edit',
      [...known('family', '单'), written('SHEN'), ...known('family', '王'), written('WANG')],
      'WANG/',
      { mode: 'manual', trouble: undefined },
    ],
    [
      'taken from the name again',
      [...known('family', '单'), written('SHEN'), ...known('family', '王'), { type: 'followed' }],
      'WANG/',
      { mode: 'readings', trouble: undefined },
    ],
    [
      'written before there is a Chinese name',
      [written('SMITH'), ...known('family', '王')],
      'SMITH/',
      { mode: 'manual', trouble: undefined, canFollow: true },
    ],
    [
      'written where reading failed, then read',
      [
        named('family', '王'),
        failed('family', '王'),
        written('W'),
        { type: 'retried' },
        answered('family', '王'),
      ],
      'W/',
      { mode: 'manual', canFollow: true },
    ],
    [
      'all emptied after writing by hand, and a name typed',
      [...known('family', '王'), written(''), named('family', ''), ...known('family', '和')],
      '',
      { mode: 'manual', canFollow: true, trouble: 'changed' },
    ],
  ])('%s', (_what, events, ticket, view) => {
    const moment = run(events);
    expect(onTicket(moment.value)).toBe(ticket);
    expect(viewOf(moment)).toMatchObject(view);
  });
});

describe('a value from outside', () => {
  const opened = (value: typeof none): Moment => ({ state: begin({ family: '单', given: '' }), value });

  it('is a chosen one where it is among the readings', () => {
    const moment = run([answered('family', '单')], opened({ family: 'DAN', given: '' }));
    expect(moment.value.family).toBe('DAN');
    expect(viewOf(moment)).toMatchObject({ mode: 'readings', choice: true });
    expect(run(known('family', '王'), moment).value.family).toBe('WANG');
  });

  it('is the person’s own where it is not', () => {
    const moment = run([answered('family', '单')], opened({ family: 'SEN', given: '' }));
    expect(viewOf(moment)).toMatchObject({ mode: 'manual', trouble: undefined, canFollow: true });
    const edited = run(known('family', '王'), moment);
    expect(edited.value.family).toBe('SEN');
    expect(viewOf(edited).trouble).toBe('changed');
  });

  it('is kept when the name is edited before anything is known', () => {
    const moment = run(known('family', '王'), opened({ family: 'DAN', given: '' }));
    expect(moment.value.family).toBe('DAN');
    expect(viewOf(moment)).toMatchObject({ mode: 'manual', trouble: 'changed' });
  });

  it('is the person’s own as well when it comes later', () => {
    const { state } = run(known('family', '王'));
    const moment = { state, value: { family: 'WONG', given: '' } };
    expect(viewOf(moment)).toMatchObject({ mode: 'manual', trouble: undefined });
    expect(run(known('family', '单'), moment).value.family).toBe('WONG');
  });
});

describe('whatever happens', () => {
  const part = fc.constantFrom<NamePart>('family', 'given');
  const text = fc.constantFrom('', ...Object.keys(readings));
  const letters = fc.constantFrom('', 'A', 'SHAN', 'WANG', 'LE');
  const value = fc.record({ family: letters, given: letters });
  const event: fc.Arbitrary<PickerEvent> = fc.oneof(
    fc.record({ type: fc.constant('named' as const), part, text }),
    fc.tuple(part, text).map(([one, of]) => answered(one, of)),
    fc.record({ type: fc.constant('failed' as const), part, text }),
    fc.constant({ type: 'retried' as const }),
    fc.record({ type: fc.constant('spelled' as const), own: fc.boolean(), value }),
    fc.constant({ type: 'followed' as const }),
  );
  const moment = fc
    .tuple(fc.array(event, { maxLength: 12 }), value)
    .map(([events, from]) => run(events, { state: begin(none), value: from }));

  it('an outdated answer changes nothing', () => {
    fc.assert(
      fc.property(moment, part, text, (before, of, other) => {
        fc.pre(before.state[of].text !== other || !before.state[of].busy);
        expect(step(before, answered(of, other))).toBe(before);
        expect(step(before, failed(of, other))).toBe(before);
      }),
      runs(),
    );
  });

  it('what is written by hand is changed by hand alone', () => {
    const others = event.filter(({ type }) => !['spelled', 'followed'].includes(type));
    const spelled = value.filter((one) => onTicket(one) !== '');
    fc.assert(
      fc.property(moment, spelled, fc.array(others), (before, own, events) => {
        const after = run(events, step(before, { type: 'spelled', own: true, value: own }));
        expect(after.value).toEqual(own);
        expect(viewOf(after).mode).toBe('manual');
      }),
      runs(),
    );
  });

  it('a value that no reading explains is kept', () => {
    const others = event.filter(({ type }) => !['spelled', 'followed'].includes(type));
    fc.assert(
      fc.property(fc.array(others), (events) => {
        const from = { family: 'ZZZ', given: 'ZZZ' };
        expect(run(events, { state: begin(none), value: from }).value).toEqual(from);
      }),
      runs(),
    );
  });

  it('a spelling that follows the name is never that of other characters', () => {
    const others = event.filter(({ type }) => type !== 'spelled');
    fc.assert(
      fc.property(fc.array(others, { maxLength: 30 }), (events) => {
        const { state, value: now } = run(events);
        const spellings = (one: NamePart) =>
          (readings[state[one].text] ?? []).map((reading) => reading.replace('lü', 'lyu').toUpperCase());
        expect(['', ...spellings('family')]).toContain(now.family);
        expect(['', ...spellings('given')]).toContain(now.given);
      }),
      runs(),
    );
  });
});
