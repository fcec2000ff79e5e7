import { describe, expect, it } from 'vitest';
import { password as right } from '../../seed/members.ts';
import { createAccounts } from '../../accounts.ts';
import { createTries } from '../../sign-in/tries.ts';
import { judge, nothingTyped, openingOf, pageLanguage, typedIn } from './form.ts';
import { placeOf, texts } from './texts.ts';

const typed = (values: Partial<typeof nothingTyped>) => ({ ...nothingTyped, ...values });
const asMember = (cardNo: string) => ({ member: expect.objectContaining({ cardNo }) as unknown });

describe('by password', () => {
  it.each(['600000000001', '6000 0000 0001', ' 6000-0000-0001 ', '６０００００００００01'])(
    'takes the number as %j',
    (cardNo) => {
      expect(judge('password', 'signIn', typed({ cardNo, password: right }))).toEqual(
        asMember('600000000001'),
      );
    },
  );

  it.each([
    [{}, ['cardNoMissing', 'passwordMissing']],
    [{ cardNo: '6000', password: right }, ['cardNoShape']],
    [{ cardNo: '600000000001', password: 'mapp1234' }, ['mismatch']],
    [{ cardNo: '600000000099', password: right }, ['mismatch']],
  ])('%o is wrong by %o', (values, expected) => {
    const verdict = judge('password', null, typed(values));
    expect('problems' in verdict && verdict.problems.map(({ text }) => text)).toEqual(expected);
  });
});

describe('wrong passwords', () => {
  const start = Date.parse('2026-06-01T10:00:00+08:00');

  it.each(['600000000001', '600000000099'])(
    'lock %s after five, member or not, for half an hour',
    (cardNo) => {
      let now = start;
      const [accounts, tries] = [createAccounts(), createTries(() => now)];
      const outcome = (password: string) => {
        const verdict = judge('password', 'signIn', typed({ cardNo, password }), accounts, tries);
        return 'problems' in verdict ? verdict.problems[0].text : 'signedIn';
      };
      expect([1, 2, 3, 4, 5].map((time) => outcome(`wrong${time}`)).join(' ')).toBe(
        'mismatch mismatch mismatch mismatch locked',
      );
      expect(outcome(right)).toBe('locked');
      now += 30 * 60_000;
      expect(outcome(right)).toBe(cardNo === '600000000001' ? 'signedIn' : 'mismatch');
    },
  );

  it('are forgotten with the right one', () => {
    const [accounts, tries] = [createAccounts(), createTries(() => start)];
    for (const password of ['1', '2', '3', '4', right, '5', '6'])
      judge('password', 'signIn', typed({ cardNo: '600000000001', password }), accounts, tries);
    expect(tries.locked('600000000001')).toBe(false);
  });
});

describe('by SMS code', () => {
  it('knows the member by the phone', () => {
    expect(judge('sms', 'signIn', typed({ phone: '138 0000 0002', code: '246810' }))).toEqual(
      asMember('600000000002'),
    );
  });

  it.each([
    [{ phone: '13800000001', code: '246811' }, ['codeWrong']],
    [{ phone: '13900009999', code: '246810' }, ['codeWrong']],
    [{ phone: '13800000001', code: '000000' }, ['pageExpired']],
    [{ phone: '11800000001', code: '24681' }, ['phoneShape', 'codeShape']],
  ])('%o is wrong by %o', (values, expected) => {
    const verdict = judge('sms', 'signIn', typed(values));
    expect('problems' in verdict && verdict.problems.map(({ text }) => text)).toEqual(expected);
  });

  it('sends a code to any number that can be one', () => {
    expect(judge('sms', 'send', typed({ phone: '13900009999' }))).toEqual({ sent: true });
    expect(judge('sms', 'send', typed({ phone: '139' }))).toMatchObject({ problems: [{ place: 'phone' }] });
  });
});

describe('the opening', () => {
  const opening = (query: string) => openingOf(new URLSearchParams(query), 'zh');

  it('knows the aliases of the hosts and no other', () => {
    expect(opening('alias=mapp_token_ali').alias).toBe('mapp_token_ali');
    expect(opening('host=douyin').alias).toBe('mapp_token_douyin');
    expect(opening('alias=session').alias).toBe('mapp_token_m');
    expect(opening('').alias).toBe('mapp_token_m');
  });

  it('hides the way by SMS where the flow asks for it', () => {
    expect(opening('tab=sms').way).toBe('sms');
    expect(opening('tab=sms&hideMobileLogin=1')).toMatchObject({ way: 'password', hideSms: true });
  });

  it('keeps what was typed short', () => {
    expect(typedIn(new URLSearchParams({ cardNo: '1'.repeat(500) })).cardNo).toHaveLength(40);
  });
});

describe('the language of the page', () => {
  it.each([
    ['lang=ru', undefined, 'zh-CN', 'ru'],
    ['language=en_CN', undefined, undefined, 'en'],
    ['lang=xx', undefined, 'ko-KR,ko;q=0.9', 'ko'],
    ['', 'zh_CN', 'ja', 'zh'],
    ['', 'en_CN', 'ja', 'ja'],
    ['', 'en_CN', 'zh-CN', 'en'],
    ['', undefined, 'fr-FR, ru;q=0.8', 'ru'],
    ['', undefined, undefined, 'zh'],
  ])('%j, cookie %s, browser %s: %s', (query, cookie, accepted, expected) => {
    expect(pageLanguage(new URLSearchParams(query), cookie, accepted)).toBe(expected);
  });

  it('has every text in every language', () => {
    for (const own of Object.values(texts))
      for (const text of Object.values(own)) expect(text.trim()).not.toBe('');
    expect(new Set(Object.values(texts).map(({ wait }) => wait.includes('{seconds}')))).toEqual(
      new Set([true]),
    );
  });

  it('names the screens that are known', () => {
    expect(placeOf('/mapp/myBill?x=1', 'zh')).toBe('积分账单');
    expect(placeOf('/mapp/myBill/billDetail', 'en')).toBe('Points bill');
    expect(placeOf('/mapp/home', 'en')).toBe('Home');
    expect(placeOf('/mapp/order/list', 'en')).toBeUndefined();
  });
});
