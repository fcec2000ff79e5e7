import { tierCodes, type TierCode } from '@mapp/kit/contracts';
import {
  addDays,
  addMonths,
  benefits,
  monthSpan,
  nextTier,
  starOf,
  starSteps,
  type Day,
  type TierMeasure,
} from '@mapp/kit/rules';
import type { Language } from '../language.ts';
import { domestic, earned, type Flight } from '../seed/flights.ts';
import type { Member } from '../seed/members.ts';
import { counted } from './count.ts';
import { validUntilOf } from './validity.ts';
import { signedIn, type Answers, type RequestContext } from '../request-context.ts';
import { countingMonths, given, starNeeds, tierNeeds, type Needs } from './programme.ts';
import { airportNameIn } from '../timetable/airport-names.ts';

const nothing: Needs = { points: 0, segments: 0 };

/** Demands of a tier; the star tier is everybody's. */
export const needsOf = (tier: TierCode): Needs => tierNeeds[tier] ?? nothing;

/** Measures of a demand, with what has been reached of each. */
export function measuresOf(context: RequestContext, member: Member, needs: Needs): TierMeasure[] {
  const { upgradePoint, upgradeCount } = counted(context.ledgers.of(member.cardNo), context.clock.today());
  return [
    { kind: 'points', have: upgradePoint, need: needs.points },
    { kind: 'segments', have: upgradeCount, need: needs.segments },
  ];
}

const window = (today: Day) => ({
  countedFrom: addDays(addMonths(today, -countingMonths), 1),
  countedUntil: today,
});

/** The star above the member's, while there is one. */
function stepAbove({ tier, subTier }: Member): { subTier: string; needs: Needs } | undefined {
  const star = starOf(subTier);
  if (star === undefined || (tier !== 'STD' && tier !== 'CHD')) return undefined;
  const needs = starNeeds[star];
  const name = starSteps[star];
  return needs && name !== undefined ? { subTier: tier === 'CHD' ? `${name}C` : name, needs } : undefined;
}

/** Routes that a plan is made of: short, middle and long, in the full economy fare. */
const planned = [domestic[0], domestic[4], domestic[6]].filter((route) => route !== undefined);

const wayOf = (route: Flight, { tier, subTier }: Member, language: Language) => {
  const { upgradePoint, upgradeCount } = earned(route, 'Y', tier, subTier);
  return {
    departure: route.from,
    destination: route.to,
    departureName: airportNameIn(route.from, language),
    destinationName: airportNameIn(route.to, language),
    points: upgradePoint,
    segments: upgradeCount,
  };
};

/** Tiers: what is missing for the next, what keeps the present one, and what each of them gives. */
export const tiers: Pick<Answers, 'calculateUpgrade' | 'calculateRetain' | 'getPrivilegeInfoLs'> = {
  calculateUpgrade(context) {
    const member = signedIn(context);
    const { tier, subTier } = member;
    const target = nextTier(tier, tierCodes);
    if (!target) return { refusal: { code: -1, message: topmost[context.language] } };
    const step = stepAbove(member);
    return {
      envelope: 'Code',
      payload: {
        type: 'upgrade',
        currentTier: tier,
        ...(subTier !== undefined && { subTier }),
        targetTier: target,
        match: 'all',
        measures: measuresOf(context, member, needsOf(target)),
        ...(step && {
          nextStep: { subTier: step.subTier, measures: measuresOf(context, member, step.needs) },
        }),
        ...window(context.clock.today()),
        ways: planned.map((route) => wayOf(route, member, context.language)),
      },
    };
  },

  calculateRetain(context) {
    const member = signedIn(context);
    const { tier, subTier } = member;
    const today = context.clock.today();
    const star = starOf(subTier);
    const needs = star === undefined ? needsOf(tier) : (starNeeds[star - 1] ?? nothing);
    const measures = measuresOf(context, member, needs);
    const [points] = measures;
    return {
      envelope: 'Code',
      payload: {
        type: 'retain',
        currentTier: tier,
        ...(subTier !== undefined && { subTier }),
        match: 'all',
        measures,
        retainPoints: Math.max(0, needs.points - (points?.have ?? 0)),
        ...window(today),
        countedUntil: validUntilOf(member, today) ?? monthSpan(addMonths(today, 9).slice(0, 7)).endDate,
      },
    };
  },

  getPrivilegeInfoLs({ language }) {
    return {
      envelope: 'Code',
      payload: {
        tiers: tierCodes.map((tierCode) => {
          const { points, segments } = needsOf(tierCode);
          return {
            tierCode,
            needs: [
              { kind: 'points', need: points },
              { kind: 'segments', need: segments },
            ],
            privileges: benefits.map((benefit) => {
              const what = given[tierCode][benefit];
              return {
                benefit,
                included: what !== undefined,
                ...(what !== undefined && what !== true && { value: what[language] }),
              };
            }),
          };
        }),
      },
    };
  },
};

const topmost = {
  zh: '您已是最高等级',
  en: 'You have the highest tier already',
  ja: 'すでに最上位のステータスです',
  ko: '이미 최고 등급입니다',
  ru: 'У вас уже высший уровень',
} as const;
