import { loginByCode, loginByPassword } from '@mapp/kit/contracts';
import { describe, expect, it } from 'vitest';
import { answerTo } from '../ask.ts';
import { createAirline } from '../engine.ts';
import { lock } from './tries.ts';

const start = '2026-06-01T10:00:00+08:00';
const right = 'Mapp1234';

/** An airline, and what its two ways to sign in answer. */
function airlineWithDoors() {
  const airline = createAirline({ now: start });
  return {
    airline,
    byPassword: async (account: string, password: string) =>
      (await answerTo(airline, loginByPassword, { account, password })).body,
    byCode: async (mobile: string, code: string) =>
      (await answerTo(airline, loginByCode, { countryCode: '86', mobile, code })).body,
  };
}

describe('by password', () => {
  it.each(['600000000001', '13800000001', '310104199103072512'])('lets %s in', async (account) => {
    const { airline, byPassword } = airlineWithDoors();
    const body = await byPassword(account, right);
    expect(airline.signedIn((body['data'] as { token: string }).token)).toBe('600000000001');
  });

  it('says the same of a stranger as of a wrong password', async () => {
    const { byPassword } = airlineWithDoors();
    expect(await byPassword('699999999999', right)).toEqual(await byPassword('600000000001', 'Wrong123'));
  });

  it('warns before it locks, and opens again after half an hour', async () => {
    const { airline, byPassword } = airlineWithDoors();
    const codes: unknown[] = [];
    for (let tries = 0; tries < lock.tries; tries += 1)
      codes.push((await byPassword('600000000001', `Wrong12${tries}`))['resultCode']);
    expect(codes).toEqual(['LGN01', 'LGN01', 'LGN01', 'LGN02', 'LGN03']);
    expect(await byPassword('600000000001', right)).toMatchObject({ Code: -1, resultCode: 'LGN03' });
    expect(await byPassword('600000000002', right)).toMatchObject({ Code: 200 });
    airline.freeze('2026-06-01T10:29:59+08:00');
    expect(await byPassword('600000000001', right)).toMatchObject({ resultCode: 'LGN03' });
    airline.freeze('2026-06-01T10:30:00+08:00');
    expect(await byPassword('600000000001', right)).toMatchObject({ Code: 200 });
  });

  it('counts anew after the right one, a code by text message, and a reset', async () => {
    const { airline, byPassword, byCode } = airlineWithDoors();
    const wrongTimes = async (times: number) => {
      for (let tries = 0; tries < times; tries += 1) await byPassword('600000000001', `Wrong12${tries}`);
    };
    await wrongTimes(4);
    await byPassword('600000000001', right);
    await wrongTimes(4);
    await byCode('13800000001', '246810');
    await wrongTimes(4);
    airline.reset();
    await wrongTimes(4);
    expect(await byPassword('600000000001', right)).toMatchObject({ Code: 200 });
  });
});

describe('by code', () => {
  it.each([
    ['13800000002', '246810', { Code: 200 }],
    ['13800000002', '111111', { Code: -1, resultCode: 'LGN04', Msg: '验证码错误' }],
    ['13800000002', '000000', { Code: -1, resultCode: 'LGN05' }],
    // A stranger is told no more than a wrong code.
    ['13911112222', '246810', { Code: -1, resultCode: 'LGN04' }],
  ])('%s with %s', async (mobile, code, expected) => {
    expect(await airlineWithDoors().byCode(mobile, code)).toMatchObject(expected);
  });
});
