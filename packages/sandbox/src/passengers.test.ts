import {
  addBeneficiary,
  deleteBeneficiary,
  queryPassengerList,
  type SavedPassenger,
} from '@mapp/kit/contracts';
import { passengerObstacle, type PassengerObstacle } from '@mapp/kit/rules';
import { describe, expect, it } from 'vitest';
import { answerTo, payloads } from './ask.ts';
import { createAirline, type Airline } from './engine.ts';
import { languages } from './language.ts';
import { members } from './seed/members.ts';

const now = '2026-06-01T10:00:00+08:00';
const [{ cardNo, userId }, second] = members;

async function listOf(airline: Airline, number = cardNo, id = userId): Promise<SavedPassenger[]> {
  const { body } = await answerTo(
    airline,
    queryPassengerList,
    { userId: id },
    { token: airline.signIn(number) },
  );
  return queryPassengerList.response.parse(body['data']).list;
}

const named = (list: readonly SavedPassenger[], name: string): SavedPassenger => {
  const found = list.find(({ paxName }) => paxName === name);
  if (!found) throw new Error(`No passenger ${name}`);
  return found;
};

describe('saved passengers', () => {
  it('are of every age class, in their order', async () => {
    const list = await listOf(createAirline({ now }));
    expect(new Set(list.map(({ paxType }) => paxType))).toEqual(new Set(['ADT', 'CHD', 'INF']));
    expect(list.map(({ sort }) => sort)).toEqual(list.map((_, index) => index + 1));
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  });

  it('meet every obstacle, and several meet none', async () => {
    const list = await listOf(createAirline({ now }));
    const namesBy = Map.groupBy(list, (one) => passengerObstacle(one, { userId, known: [] }));
    const names = (obstacle: PassengerObstacle | undefined) =>
      namesBy.get(obstacle)?.map(({ paxName }) => paxName);
    expect(names('self')).toEqual(['张三']);
    expect(names('chosen')).toEqual(['李四', '张建国', '张晓𬭼']);
    expect(names('unavailable')).toEqual(['周宁']);
    expect(names('noIdentity')).toEqual(['吴桐', '刘一诺', '孙可可']);
    expect(names(undefined)).toEqual(['王芳', '单雄', 'DUPONT MARIE-CLAIRE', '欧阳子墨', '陈小北', '赵小禾']);
    expect(named(list, '王芳').favorPaxIdDtoList.map(({ idType }) => idType)).toEqual([
      'NI',
      'PP',
      'MIL',
      'HTPP',
    ]);
    expect(named(list, 'DUPONT MARIE-CLAIRE')).not.toHaveProperty('cnFamilyName');
  });

  it.each(['2026-06-01T10:00:00+08:00', '2031-02-28T23:59:59+08:00'])(
    'have the age of their class at %s',
    async (instant) => {
      const list = await listOf(createAirline({ now: instant }));
      const [year] = instant.split('-').map(Number);
      const classOf = (birthday = '') => {
        const birthdayIn = (age: number) => `${Number(birthday.slice(0, 4)) + age}${birthday.slice(4)}`;
        if (instant.slice(0, 10) < birthdayIn(2)) return 'INF';
        return instant.slice(0, 10) < birthdayIn(12) ? 'CHD' : 'ADT';
      };
      expect(year).toBeGreaterThan(2025);
      expect(list.map(({ paxType }) => paxType)).toEqual(list.map(({ birthday }) => classOf(birthday)));
    },
  );

  it('are chosen as long as they are beneficiaries', async () => {
    const airline = createAirline({ now });
    const asking = { token: airline.signIn(cardNo) };
    const shan = named(await listOf(airline), '单雄');
    expect(shan.hasSelected).toBe(false);
    await answerTo(
      airline,
      addBeneficiary,
      { ...payloads['addBeneficiary'], idList: shan.favorPaxIdDtoList },
      asking,
    );
    await answerTo(airline, deleteBeneficiary, { beneficiaryId: 'B-0001-6' }, asking);
    const list = await listOf(airline);
    expect(named(list, '单雄').hasSelected).toBe(true);
    expect(named(list, '李四').hasSelected).toBe(false);
  });

  it('are none for a member who has saved nobody', async () => {
    expect(await listOf(createAirline({ now }), second?.cardNo, second?.userId)).toEqual([]);
  });

  it('are nobody else’s business', async () => {
    const airline = createAirline({ now });
    const answers = await Promise.all(
      languages.map((language) =>
        answerTo(
          airline,
          queryPassengerList,
          { userId: 'U71000002' },
          { token: airline.signIn(cardNo), language },
        ),
      ),
    );
    expect(answers.every(({ body }) => body['Code'] === -1)).toBe(true);
    expect(new Set(answers.map(({ body }) => body['Msg'])).size).toBe(5);
  });
});
