import type { ContentPageName, YouthRefusalCode } from '@mapp/kit/contracts';
import { isYouthAge, mayApply, youthAges } from '@mapp/kit/rules';
import { signedIn, type Answers, type Visit } from '../visit.ts';
import { activitiesOn, activityBlocks } from './activities.ts';
import { businessPages } from './business-pages.ts';
import { coursesOf } from './courses.ts';
import { sayIn, type Say } from './say.ts';
import { youthPages, type Blocks } from './youth-pages.ts';

const pages: Readonly<Record<ContentPageName, (say: Say) => Blocks>> = { ...youthPages, ...businessPages };

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
      'すでに申請済みです',
      '이미 신청하셨습니다',
      'Заявка уже подана',
    ),
};

const refuse = (resultCode: YouthRefusalCode, { language }: Visit) => ({
  refusal: { code: -1, resultCode, message: reasons[resultCode](sayIn(language)) },
});

/** Programmes: pages whose words the airline edits, the youth programme, and points for courses. */
export const programmes: Pick<
  Answers,
  'contentPage' | 'youthActivities' | 'youthActivity' | 'youthMembership' | 'applyForYouth' | 'coursePoints'
> = {
  contentPage({ language }, { page }) {
    return { dress: 'Code', payload: { blocks: pages[page](sayIn(language)) } };
  },

  youthActivities({ language, clock }) {
    return { dress: 'Code', payload: { activities: activitiesOn(clock.today(), sayIn(language)) } };
  },

  youthActivity({ language, clock }, { id }) {
    const say = sayIn(language);
    const found = activitiesOn(clock.today(), say).find((each) => each.id === id);
    return { dress: 'Code', payload: { activity: found ? { ...found, blocks: activityBlocks(say) } : null } };
  },

  youthMembership(visit) {
    const kept = visit.youth.of(signedIn(visit).cardNo);
    return {
      dress: 'Code',
      payload: {
        ...kept,
        ...(kept.state === 'declined' && { reason: reasons.YTH01(sayIn(visit.language)) }),
      },
    };
  },

  applyForYouth(visit, applicant) {
    const { cardNo, birthday } = signedIn(visit);
    if (!mayApply(visit.youth.of(cardNo).state)) return refuse('YTH02', visit);
    if (!isYouthAge(birthday, visit.clock.today())) return refuse('YTH01', visit);
    return { dress: 'Code', payload: { applicationNo: visit.youth.apply(cardNo, applicant) } };
  },

  coursePoints(visit, { period }) {
    const { cardNo } = signedIn(visit);
    return {
      dress: 'Code',
      payload: { courses: coursesOf(cardNo, visit.clock.today(), period, sayIn(visit.language)) },
    };
  },
};
