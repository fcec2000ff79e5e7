import {
  tierCodes,
  type AccountSummary,
  type AirActivity,
  type PointsEntry,
  type PointsSummary,
  type TierCode,
} from '@mapp/kit/contracts';
import { addMonths, nextTier, starOf, starSteps, type Day } from '@mapp/kit/rules';
import type { Language, Texts } from './language.ts';
import type { Ledger, Posted } from './seed/ledger.ts';
import type { Member } from './seed/members.ts';
import { counted } from './tiers/count.ts';
import { validUntilOf } from './tiers/validity.ts';
import { signedIn, type Answers } from './request-context.ts';
import { airportNameIn } from './timetable/airport-names.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, value) => total + value, 0);
const pointsOf = (entries: readonly Posted[]): number => sum(entries.map(({ points }) => points));

/** Spent points that came back: a cancelled redemption, a partial refund. */
const isReturn = ({ type, transaction }: Posted): boolean =>
  transaction === 'C' && (type === 'CA' || type === 'PR');

/** The nine figures, from the entries alone: remaining = credited − spent − expired, never below zero. */
/** The airline knows all of its figures. */
type Figures = { [Name in keyof PointsSummary]-?: number };

function summaryOf(ledger: Ledger, today: Day, umPoint: number): Figures {
  const credits = ledger.posted.filter(({ transaction }) => transaction === 'C');
  const debits = ledger.posted.filter(({ transaction }) => transaction === 'D');
  const expired = debits.filter(({ type }) => type === 'EP');
  const consumePoint = pointsOf(credits);
  const invalidPoint = pointsOf(expired);
  const useConsumePoint = pointsOf(debits) - invalidPoint;
  return {
    remainPoint: Math.max(0, consumePoint - useConsumePoint - invalidPoint),
    consumePoint,
    useConsumePoint,
    invalidPoint,
    returnPoint: pointsOf(credits.filter(isReturn)),
    overConsumePoint: ledger.overdrawn,
    ...counted(ledger, today),
    umPoint,
  };
}

/** An entry in the language of the request. */
function entryOf(
  { id, type, transaction, points, day, text, orderNo, flown, expires }: Posted,
  language: Language,
): PointsEntry {
  return {
    activityId: id,
    activityType: type,
    transactionType: transaction,
    consumePoint: points,
    activityDate: day,
    ...(text && { description: text(language) }),
    ...(orderNo !== undefined && { orderNo }),
    ...(flown && { upgradePoint: sum(flown.map(({ upgradePoint }) => upgradePoint)) }),
    ...(expires !== undefined && { expireDate: expires }),
  };
}

const airportName = (code: string, language: Language): string => airportNameIn(code, language);

const airOf = ({ id, flown = [] }: Posted, language: Language): AirActivity[] =>
  flown.map((segment) => ({
    ...segment,
    activityId: id,
    departureName: airportName(segment.departure, language),
    destinationName: airportName(segment.destination, language),
  }));

const startAfterEnd: Texts = {
  zh: '开始日期不能晚于结束日期',
  en: 'The start date must not be after the end date',
  ja: '開始日は終了日以前にしてください',
  ko: '시작일은 종료일보다 늦을 수 없습니다',
  ru: 'Начальная дата не может быть позже конечной',
};

/** The tiers as they follow each other; a child grows into silver. Source: membership.md section 4. */
const ladder: readonly TierCode[] = tierCodes.filter((code) => code !== 'CHD');

/** The tier, what comes next, and until when it holds; the star tier holds without end. */
function tierOf(member: Member, today: Day): Omit<AccountSummary, 'pointDetails'> {
  const { tier, subTier } = member;
  const until = validUntilOf(member, today);
  const tieList = tier === 'CHD' ? [tier, ...ladder.slice(1)] : [...ladder];
  const nextTie = nextTier(tier, tieList);
  const child = tier === 'CHD' ? 'C' : '';
  const nextSubTie = starSteps[starOf(subTier) ?? starSteps.length];
  return {
    tierCode: tier,
    tieList,
    ...(subTier !== undefined && { subTier }),
    ...(nextTie !== undefined && { nextTie }),
    ...(subTier !== undefined && nextSubTie !== undefined && { nextSubTie: `${nextSubTie}${child}` }),
    ...(until !== undefined && { tierValidUntil: until }),
  };
}

/** Batches are announced when they expire within a year. */
const announcedMonths = 12;

/** The points bill: figures, entries, expiring batches and tier. */
export const points: Pick<Answers, 'pointsSummary' | 'pointsActivityDetail' | 'pointsAccountSummary'> = {
  pointsSummary(context) {
    const member = signedIn(context);
    return {
      envelope: 'Code',
      payload: summaryOf(context.ledgers.of(member.cardNo), context.clock.today(), member.umPoint ?? 0),
    };
  },

  pointsActivityDetail(context, { startDate, endDate }) {
    const { language } = context;
    if (startDate > endDate) return { refusal: { code: -1, message: startAfterEnd[language] } };
    const within = context.ledgers
      .of(signedIn(context).cardNo)
      .posted.filter(({ day }) => day >= startDate && day <= endDate);
    const entries = within.map((posted) => entryOf(posted, language));
    const payload = {
      pointActivityDetailse2s: entries,
      pointActivityDetailse2s_C: entries.filter(({ transactionType }) => transactionType === 'C'),
      pointActivityDetailse2s_D: entries.filter(({ transactionType }) => transactionType === 'D'),
      airActivityDetails: within.flatMap((posted) => airOf(posted, language)),
    };
    return { envelope: 'Code', payload };
  },

  pointsAccountSummary(context) {
    const member = signedIn(context);
    const today = context.clock.today();
    const last = addMonths(today, announcedMonths);
    const pointDetails = context.ledgers
      .of(member.cardNo)
      .batches.filter(({ expires }) => expires >= today && expires <= last)
      .map(({ expires, points: left }) => ({ points: left, expireDate: expires }));
    return { envelope: 'Code', payload: { pointDetails, ...tierOf(member, today) } };
  },
};
