import type { CourseEntry } from '@mapp/kit/contracts';
import { addDays, type Day } from '@mapp/kit/rules';
import type { Say } from './say.ts';

interface Seed {
  readonly id: string;
  readonly daysAgo: number;
  readonly points: number;
  readonly title: (say: Say) => string;
}

const seeds: readonly Seed[] = [
  {
    id: 'C-6',
    daysAgo: 2,
    points: 60,
    title: (say) =>
      say(
        '客舱里的急救',
        'First aid in the cabin',
        '機内の応急手当',
        '기내 응급처치',
        'Первая помощь в салоне',
      ),
  },
  {
    id: 'C-5',
    daysAgo: 31,
    points: 40,
    title: (say) => say('读懂云', 'Reading the clouds', '雲を読む', '구름 읽기', 'Как читать облака'),
  },
  {
    id: 'C-4',
    daysAgo: 74,
    points: 100,
    title: (say) =>
      say(
        '飞机为什么会飞',
        'Why aircraft fly',
        '飛行機が飛ぶ理由',
        '비행기가 나는 이유',
        'Почему самолёт летит',
      ),
  },
  {
    id: 'C-3',
    daysAgo: 240,
    points: 80,
    title: (say) =>
      say('航站楼的一天', 'A day of a terminal', 'ターミナルの一日', '터미널의 하루', 'День терминала'),
  },
  {
    id: 'C-2',
    daysAgo: 390,
    points: 120,
    title: (say) => say('无线电与塔台', 'Radio and tower', '無線と管制塔', '무선과 관제탑', 'Радио и вышка'),
  },
  {
    id: 'C-1',
    daysAgo: 560,
    points: 50,
    title: (say) => say('行李的旅行', 'A bag’s journey', '荷物の旅', '수하물의 여행', 'Путешествие багажа'),
  },
];

/** Days until the points of a course are in the balance. Assumed. */
const creditDays = 3;

/** Courses that were finished this calendar year, or before it; member 600000000001 alone has some. */
export const coursesOf = (
  cardNo: string,
  today: Day,
  period: 'current' | 'earlier',
  say: Say,
): CourseEntry[] =>
  (cardNo === '600000000001' ? seeds : [])
    .map(({ id, daysAgo, points, title }): CourseEntry => ({
      courseId: id,
      title: title(say),
      finishedOn: addDays(today, -daysAgo),
      points,
      state: daysAgo < creditDays ? 'pending' : 'credited',
    }))
    .filter(({ finishedOn }) => (finishedOn.slice(0, 4) === today.slice(0, 4)) === (period === 'current'));
