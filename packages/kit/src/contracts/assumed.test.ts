import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { assume, assumeEach, documented, markOf } from './assumed.ts';
import { calls } from './index.ts';

/** Names of fields that the documents show. Source: membership.md sections 3 and 7, travel.md section 7. */
const shown = new Set(
  `language region userId message salesChannel unLogin resultCode resultContent token Msg
  remainPoint consumePoint useConsumePoint invalidPoint returnPoint overConsumePoint upgradePoint upgradeCount umPoint
  activityType transactionType pointActivityDetailse2s pointActivityDetailse2s_C pointActivityDetailse2s_D airActivityDetails
  pointDetails tierCode subTier nextTie nextSubTie tieList currentTier type
  orgarpcod dstarpcod tiknum retrocod actdat cbncls oprcarcod oprfltnum seanum
  retroClaimList commitDate dealResult departure destination flightDate flightNo flightSegment retroId ticketNo bookingCabin
  seatClass pointDetail messageCode messageContent retroclaimNumber status
  codeList nationName cityName airportName milesFlown pointType points rewardPoints
  idType idNo gender birthDay country text code countryCode phone password membershipCard ffpNo uniUserDto
  cnfamilyname cngivenName sendcountrycode validatetoken email mobileNumber
  cnFamilyName cnGivenName enFamilyName enGivenName beneficiaryDate uniBeneficiary beneficiaryMax uniBeneficiaryDetails
  list id sort isSelectAvailable hasSelected myUserid paxName paxType favorPaxIdDtoList nameMap zh cn methodName`.split(
    /\s+/,
  ),
);

type Inner = z.core.$ZodTypes['_zod']['def'] & { readonly innerType?: z.core.$ZodType };

/** The names of fields that are there as documented. */
function* documentedNames(schema: z.core.$ZodType, within: boolean): Generator<string> {
  const assumed = markOf(schema) ?? within;
  const def = schema['_zod'].def as Inner;
  if (def.innerType) yield* documentedNames(def.innerType, assumed);
  if (def.type === 'pipe') yield* documentedNames(def.in, assumed);
  if (def.type === 'array') yield* documentedNames(def.element, assumed);
  if (def.type === 'union') for (const option of def.options) yield* documentedNames(option, assumed);
  if (def.type !== 'object') return;
  for (const [name, field] of Object.entries(def.shape)) {
    if (!isOurs(field, assumed)) yield name;
    yield* documentedNames(field, assumed);
  }
}

/** The mark of a field, or of what it only wraps. */
function isOurs(schema: z.core.$ZodType, within: boolean): boolean {
  const mark = markOf(schema);
  if (mark !== undefined) return mark;
  const { innerType } = schema['_zod'].def as Inner;
  return innerType ? isOurs(innerType, within) : within;
}

it.each(calls.filter(({ source }) => source === 'documented').map((call) => [call.name, call] as const))(
  '%s marks every field that the documents do not show',
  (_, { request, response }) => {
    const names = [...documentedNames(request, false), ...documentedNames(response, false)];
    expect(names.filter((name) => !shown.has(name))).toEqual([]);
  },
);

it('a mark belongs to one place, and leaves the schema as it was', () => {
  const day = z.string().check(z.minLength(1));
  const ours = assume(day);
  expect([markOf(day), markOf(ours), markOf(documented(ours))]).toEqual([undefined, true, false]);
  expect([ours.safeParse('').success, ours.safeParse('x').success]).toEqual([false, true]);
  expect(Object.values(assumeEach({ a: day, b: day })).map(markOf)).toEqual([true, true]);
});
