import type { ContentPageName, YouthRefusalCode } from '@mapp/kit/contracts';
import { isYouthAge, mayApply, youthAges } from '@mapp/kit/rules';
import { signedIn, type Answers, type RequestContext } from '../request-context.ts';
import { activitiesOn, activityBlocks } from './activities.ts';
import { businessPages } from './business-pages.ts';
import { ageDay } from './age.ts';
import type { Declined } from './store.ts';
import { coursesOf } from './courses.ts';
import { reservePages } from './reserve-pages.ts';
import { sayIn, type Say } from './say.ts';
import { youthPages, type Blocks } from './youth-pages.ts';

const pages: Readonly<Record<ContentPageName, (say: Say) => Blocks>> = {
  ...youthPages,
  ...businessPages,
  ...reservePages,
};

const { from, until } = youthAges;

const reasons: Readonly<Record<YouthRefusalCode, (say: Say) => string>> = {
  YTH01: (say) =>
    say(
      `申请人须为 ${from} 至 ${until} 周岁`,
      `Applicants are ${from} to ${until} years old`,
      `対象は${from}～${until}歳です`,
      `만 ${from}~${until}세만 신청할 수 있습니다`,
      `Заявку могут подать люди от ${from} до ${until} лет`,
    ),
  YTH02: (say) =>
    say(
      '您已提交申请',
      'You have applied already',
      'すでに申し込み済みです',
      '이미 신청하셨습니다',
      'Заявка уже подана',
    ),
};

const declinedFor: Readonly<Record<Declined, (say: Say) => string>> = {
  age: reasons.YTH01,
  organisation: (say) =>
    say(
      '未能核实学校或单位名称',
      'The school or employer could not be verified',
      '学校または勤務先を確認できませんでした',
      '학교 또는 직장을 확인할 수 없습니다',
      'Не удалось проверить учебное заведение или место работы',
    ),
};

/** Whether the member is of an age that the programme takes. */
const ofAge = (context: RequestContext): boolean => {
  const member = signedIn(context);
  return isYouthAge(member.birthday, ageDay(member, context.clock.today()));
};

const refuse = (resultCode: YouthRefusalCode, { language }: RequestContext) => ({
  refusal: { code: -1, resultCode, message: reasons[resultCode](sayIn(language)) },
});

/** Programmes: pages whose words the airline edits, the youth programme, and points for courses. */
export const programmes: Pick<
  Answers,
  'contentPage' | 'youthActivities' | 'youthActivity' | 'youthMembership' | 'applyForYouth' | 'coursePoints'
> = {
  contentPage({ language }, { page }) {
    return { envelope: 'Code', payload: { blocks: pages[page](sayIn(language)) } };
  },

  youthActivities({ language, clock }) {
    return { envelope: 'Code', payload: { activities: activitiesOn(clock.today(), sayIn(language)) } };
  },

  youthActivity({ language, clock }, { id }) {
    const say = sayIn(language);
    const found = activitiesOn(clock.today(), say).find((each) => each.id === id);
    return {
      envelope: 'Code',
      payload: { activity: found ? { ...found, blocks: activityBlocks(say) } : undefined },
    };
  },

  youthMembership(context) {
    const { declined, ...kept } = context.youth.of(signedIn(context).cardNo);
    return {
      envelope: 'Code',
      payload: {
        ...kept,
        ...(!ofAge(context) && mayApply(kept) && { obstacle: 'age' }),
        ...(declined && { reason: declinedFor[declined](sayIn(context.language)) }),
      },
    };
  },

  applyForYouth(context, applicant) {
    const { cardNo } = signedIn(context);
    if (!mayApply(context.youth.of(cardNo))) return refuse('YTH02', context);
    if (!ofAge(context)) return refuse('YTH01', context);
    return { envelope: 'Code', payload: { applicationNo: context.youth.apply(cardNo, applicant) } };
  },

  coursePoints(context, { period }) {
    const { cardNo } = signedIn(context);
    return {
      envelope: 'Code',
      payload: { courses: coursesOf(cardNo, context.clock.today(), period, sayIn(context.language)) },
    };
  },
};
