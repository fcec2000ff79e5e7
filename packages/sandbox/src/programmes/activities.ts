import type { YouthActivity } from '@mapp/kit/contracts';
import { addDays, type Day } from '@mapp/kit/rules';
import type { Say } from './say.ts';
import type { Blocks } from './youth-pages.ts';

/** The activities of the youth programme that a test can name. */
export const activityIds = { open: 'ACT-1', full: 'ACT-2', over: 'ACT-3' } as const;

interface Seed {
  readonly id: string;
  /** Days from today to the first day, and how many days it lasts. */
  readonly in: number;
  readonly days: number;
  readonly placesLeft: number;
  readonly title: (say: Say) => string;
  readonly summary: (say: Say) => string;
  readonly place: (say: Say) => string;
}

const seeds: readonly Seed[] = [
  {
    id: activityIds.open,
    in: 19,
    days: 1,
    placesLeft: 12,
    title: (say) =>
      say(
        '驾驶舱开放日',
        'A day in the cockpit',
        'コックピット公開日',
        '조종석 공개일',
        'День в кабине пилота',
      ),
    summary: (say) =>
      say(
        '在模拟机里飞一次起落。',
        'Fly one circuit in the simulator.',
        'シミュレーターで離着陸を体験。',
        '시뮬레이터로 이착륙을 체험합니다.',
        'Взлёт и посадка на тренажёре.',
      ),
    place: (say) =>
      say(
        '上海培训中心',
        'Shanghai, training centre',
        '上海 訓練センター',
        '상하이 훈련센터',
        'Шанхай, учебный центр',
      ),
  },
  {
    id: activityIds.full,
    in: 33,
    days: 5,
    placesLeft: 0,
    title: (say) =>
      say('高原支教行', 'Teaching on the plateau', '高原で教える旅', '고원 교육 봉사', 'Уроки на плато'),
    summary: (say) =>
      say(
        '五天，和当地学生一起上课。',
        'Five days with pupils of the region.',
        '5日間、現地の生徒と授業をします。',
        '5일간 현지 학생들과 수업합니다.',
        'Пять дней с местными школьниками.',
      ),
    place: (say) => say('丽江', 'Lijiang', '麗江', '리장', 'Лицзян'),
  },
  {
    id: activityIds.over,
    in: -24,
    days: 2,
    placesLeft: 0,
    title: (say) =>
      say('机务工坊', 'Workshop in the hangar', '整備ワークショップ', '정비 워크숍', 'Мастерская в ангаре'),
    summary: (say) =>
      say(
        '看一架飞机怎样过夜检修。',
        'How an aircraft is looked after overnight.',
        '夜間整備の現場を見学。',
        '야간 정비 현장을 살펴봅니다.',
        'Как самолёт обслуживают ночью.',
      ),
    place: (say) => say('上海 机库', 'Shanghai, hangar', '上海 格納庫', '상하이 격납고', 'Шанхай, ангар'),
  },
];

const stateOf = ({ in: starts, days, placesLeft }: Seed): YouthActivity['state'] => {
  if (starts + days <= 0) return 'over';
  return placesLeft > 0 ? 'open' : 'full';
};

/** The activities as of today. */
export const activitiesOn = (today: Day, say: Say): YouthActivity[] =>
  seeds.map((seed) => ({
    id: seed.id,
    title: seed.title(say),
    summary: seed.summary(say),
    from: addDays(today, seed.in),
    until: addDays(today, seed.in + seed.days - 1),
    place: seed.place(say),
    placesLeft: seed.placesLeft,
    state: stateOf(seed),
  }));

/** Facts that every activity asks its visitors to know. */
export const activityBlocks = (say: Say): Blocks => [
  {
    kind: 'list',
    title: say('请准备', 'Please bring', '持ち物', '준비물', 'Возьмите с собой'),
    items: [
      {
        title: say(
          '有效身份证件',
          'A valid ID document',
          '有効な身分証明書',
          '유효한 신분증',
          'Действующий документ',
        ),
      },
      {
        title: say(
          '合脚的平底鞋',
          'Comfortable flat shoes',
          '歩きやすい靴',
          '편한 단화',
          'Удобную обувь без каблука',
        ),
      },
    ],
  },
  {
    kind: 'text',
    title: say('谁可以参加', 'Who can take part', '参加できる方', '참가 대상', 'Кто может участвовать'),
    paragraphs: [
      say(
        '青年计划成员。活动前 7 天发短信邀请。',
        'Members of the youth programme. Invitations come by text message 7 days before.',
        '青年プログラムの会員。7日前にSMSで招待します。',
        '청년 프로그램 회원. 7일 전에 문자로 초대합니다.',
        'Участники молодёжной программы. Приглашения приходят по СМС за 7 дней.',
      ),
    ],
  },
];
