/** A text that must be in a file: the value where the code holds it, or what a test says of it. */
export type Evidence = readonly [path: string, says: string];

/** One state, limit or constant of the documents. */
export interface Documented {
  readonly name: string;
  /** With its unit, as the documents give it. */
  readonly value: string;
  /** `membership.md 9`, `travel.md 5`, `decision 16`. */
  readonly source: string;
  /** Where it lives; left out while what needs it is not built. */
  readonly code?: Evidence;
  /** Story file below `stories/`, without its ending, and the exported story. */
  readonly stories?: readonly (readonly [file: string, story: string])[];
  readonly tests?: readonly Evidence[];
}

type Tables = Readonly<Record<string, readonly Documented[]>>;

const kit = 'packages/kit/src';
const seatOrder = 'components/seat-order';

/** The named states of the documents that are no codes of the catalogue. */
export const states: Tables = {
  'Check-in': [
    {
      name: 'Boarding: open, checked in, cancelled',
      value: '3 states',
      source: 'travel.md 4',
      code: [`${kit}/rules/check-in/check-in.ts`, "boardingStates = ['open', 'checkedIn', 'cancelled']"],
      stories: [
        ['components/journey-card', 'Basic'],
        ['screens/check-in/check-in', 'Processed'],
        ['screens/check-in/check-in', 'Cancelled'],
      ],
    },
    {
      name: 'Seat change: old seat cancelling, new reservation processing, changed',
      value: '3 steps',
      source: 'travel.md 4',
      code: [`${kit}/rules/check-in/check-in.ts`, "['oldCancelling', 'newProcessing', 'changed']"],
      stories: [
        ['components/seat-change', 'JustBegun'],
        ['components/seat-change', 'Basic'],
        ['components/seat-change', 'Changed'],
      ],
    },
    {
      name: 'Seat order: completed, waiting for payment, cancelled',
      value: '3 states',
      source: 'travel.md 4',
      code: [`${kit}/rules/check-in/check-in.ts`, "seatOrderStates = ['completed', 'waiting', 'cancelled']"],
      stories: [
        [seatOrder, 'Completed'],
        [seatOrder, 'Waiting'],
        [seatOrder, 'Cancelled'],
      ],
    },
    {
      name: 'Segments are checked in in their order',
      value: 'one after another',
      source: 'travel.md 4',
      code: [`${kit}/rules/check-in/check-in.ts`, 'segmentBefore'],
      stories: [['components/journey-card', 'SegmentsInTheirOrder']],
    },
    {
      name: 'Notices to be read and confirmed: safety, exit row',
      value: '2 notices',
      source: 'travel.md 5',
      code: [`${kit}/components/safety-notice/SafetyNotice.tsx`, 'export function SafetyNotice'],
      stories: [
        ['components/safety-notice', 'NotReadToTheEnd'],
        ['components/seat-map', 'ExitRow'],
        ['components/seat-map', 'ExitRowDeclined'],
      ],
    },
  ],
  Membership: [
    {
      name: 'Sub-tiers of the star member',
      value: 'BROI to BROVI, BROIC to BROVIC',
      source: 'membership.md 3',
      code: [`${kit}/rules/tiers/progress.ts`, "['BROI', 'BROII', 'BROIII', 'BROIV', 'BROV', 'BROVI']"],
      stories: [
        ['components/tier-progress', 'Stars'],
        ['components/tier-progress', 'LastStar'],
      ],
    },
    {
      name: 'Next tier: CHD to SIL, none above platinum',
      value: 'the following entry',
      source: 'membership.md 4',
      code: [`${kit}/rules/tiers/progress.ts`, 'nextTier'],
      stories: [['components/tier-progress', 'KeepingPlatinum']],
      tests: [[`${kit}/rules/tiers/progress.test.ts`, "nextTier('CHD', ['CHD', 'STD', 'SIL'])).toBe('SIL')"]],
    },
    {
      name: 'Listed claims (dealResult)',
      value: 'P, C',
      source: 'membership.md 4, decision 23',
      code: [`${kit}/rules/retro/history.ts`, "listedResults = ['P', 'C']"],
      stories: [['screens/retro/claim-history', 'Basic']],
    },
    {
      name: 'Amount: minus for a debit, plus for a credit, else 0',
      value: 'D, C',
      source: 'membership.md 4',
      code: [`${kit}/rules/points.ts`, "transactionTypes = ['D', 'C']"],
      stories: [['components/points-bill', 'EveryActivity']],
      tests: [[`${kit}/rules/points.test.ts`, 'signedPoints(transaction, amount)']],
    },
    {
      name: 'Readings of a name: one, two or three, four or more, none',
      value: '4 cases',
      source: 'membership.md 4',
      code: [`${kit}/contracts/pinyin.ts`, "noSpelling = 'none'"],
      stories: [
        ['components/pinyin-picker', 'OneReading'],
        ['components/pinyin-picker', 'TwoReadings'],
        ['components/pinyin-picker', 'FourReadings'],
        ['components/pinyin-picker', 'NoReading'],
      ],
    },
    {
      name: 'Where a recovery code goes: both offered, one alone',
      value: 'phone by default',
      source: 'membership.md 4',
      code: [`${kit}/rules/recovery/recovery.ts`, "recoverySteps = ['find', 'name', 'code', 'password']"],
      stories: [
        ['screens/recovery/submit-code', 'BothOffered'],
        ['screens/recovery/submit-code', 'EmailAlone'],
      ],
    },
    {
      name: 'Relations of a beneficiary',
      value: '18 codes, one empty',
      source: 'membership.md 3, decision 30',
      code: [`${kit}/rules/relations.ts`, "{ id: 'stepChild', code: '' }"],
      stories: [['components/beneficiary-list', 'EveryRelation']],
    },
    {
      name: 'Kinds of credential and their two names',
      value: '17 kinds',
      source: 'membership.md 3, travel.md 3, decision 31',
      code: [`${kit}/rules/credentials.ts`, "membership: 'RPTW', travel: 'TRP'"],
      tests: [[`${kit}/rules/credentials.test.ts`, "NI: '00'"]],
    },
    {
      name: 'Days until a beneficiary is in force',
      value: 'rounded up, plus 1; nothing once the day has passed',
      source: 'membership.md 3',
      code: [`${kit}/rules/beneficiaries.ts`, 'Math.ceil(left / dayMs) + 1'],
      stories: [
        ['components/beneficiary-list', 'InForce'],
        ['components/beneficiary-list', 'WaitingForSeconds'],
      ],
      tests: [[`${kit}/rules/beneficiaries.test.ts`, "['2026-06-01T10:00:01+08:00', 2]"]],
    },
    {
      name: 'Benefits of the tiers',
      value: '8 benefits',
      source: 'membership.md 3',
      code: [`${kit}/rules/tiers/benefits.ts`, 'The eight benefits'],
      stories: [['components/benefit-table', 'Basic']],
    },
    {
      name: 'Name of a registration: Chinese, or in letters',
      value: 'identity card, passport of CN, HK, MO or TW; else in letters',
      source: 'membership.md 5',
      code: [`${kit}/rules/enrolment.ts`, 'export function registeredName'],
      stories: [
        ['components/registration-form', 'PassportOfHongKong'],
        ['components/registration-form', 'PassportFromAbroad'],
      ],
      tests: [[`${kit}/rules/enrolment.test.ts`, "['passport', 'JP', 'ZHANG/SAN']"]],
    },
    {
      name: 'Registration of a child under two',
      value: 'a box of its own',
      source: 'membership.md 5',
      code: [`${kit}/components/registration-form/BornFields.tsx`, "useField('infant')"],
      stories: [['components/registration-form', 'ChildUnderTwo']],
    },
  ],
  Navigation: [
    {
      name: 'Tab bar: its routes, hidden for the rail partner, without Trip on Ali and Xuexi',
      value: 'home 0, flight 1, trip 2, boarde 3, mine 3; boarde 2 on Ali and Xuexi',
      source: 'membership.md 2, decision 29',
      code: [`${kit}/navigation/tab-bar.ts`, 'home: 0, flights: 1, trip: 2, checkIn: 3, mine: 3'],
      stories: [
        ['screens/shell', 'SiteWithTabBar'],
        ['screens/shell', 'SiteForRailPartner'],
      ],
      tests: [[`${kit}/navigation/tab-bar.test.ts`, 'say which ask a guest to sign in']],
    },
    {
      name: 'Titles by query: pageCode, headerTit',
      value: '2 and 6 titles',
      source: 'membership.md 2',
      code: [`${kit}/navigation/titles.ts`, "['licenceOfOfficer', 'officerCard']"],
      tests: [
        [`${kit}/navigation/titles.test.ts`, "['addIdentity', { headerTit: 'licence' }, 'exitEntryPermit']"],
      ],
    },
    {
      name: 'Sign-in by host: mini-program, payment, learning, app, rail, others',
      value: '6 ways',
      source: 'membership.md 4, travel.md 4',
      code: [`${kit}/host/sign-in.ts`, 'railLoginDelay'],
      stories: [
        ['journeys/hosts', 'MessengerMiniProgram'],
        ['journeys/hosts', 'PaymentMiniProgramV2'],
        ['journeys/hosts', 'LearningApp'],
        ['journeys/hosts', 'App'],
        ['journeys/hosts', 'Browser'],
      ],
    },
    {
      name: 'Home by host and partner',
      value: 'bank, company, each host, else /Home',
      source: 'membership.md 4',
      code: [`${kit}/navigation/tab-bar.ts`, 'export const homeOf'],
      stories: [['journeys/hosts', 'Bank']],
      tests: [[`${kit}/navigation/tab-bar.test.ts`, 'homeOf']],
    },
  ],
  'Orders and refunds': [
    {
      name: 'Order list: six states',
      value: 'waiting, complete, cancelled, ticketing, waitlist, abnormal',
      source: 'travel.md 3',
    },
    { name: 'Order kinds', value: '28 kinds', source: 'travel.md 2' },
    {
      name: 'Refund: resubmit, supplement, suspend, handled manually',
      value: '4 ways on',
      source: 'travel.md 4',
    },
    { name: 'Itinerary: mailed, not mailed, no need to return', value: '3 states', source: 'travel.md 4' },
    {
      name: 'Order detail: change or upgrade, refund, cancel, pay now, cancel the waitlist',
      value: '5 actions',
      source: 'travel.md 4',
    },
    { name: 'Refund: tickets, reason, confirm and submit', value: '3 steps', source: 'travel.md 4' },
    { name: 'Upgrade and reschedule: who, flight, cabin, pay', value: '4 steps', source: 'travel.md 4' },
  ],
};

/** The limits and constants of the documents. */
export const constants: Tables = {
  Identity: [
    {
      name: 'Base path',
      value: '/mapp',
      source: 'membership.md 2',
      code: [`${kit}/rules/return-address/safe-return.ts`, "base = '/mapp'"],
      tests: [['tests/catalogue/routes.test.ts', 'lie under the documented base and root']],
    },
    {
      name: 'Hosts: platform, sales channel, token alias',
      value: '7701, 7860, 7401, 7402, 7404, 7406',
      source: 'membership.md 1, decision 3',
      code: [`${kit}/host/hosts.ts`, "salesChannel: '7701'"],
      stories: [
        ['journeys/hosts', 'Browser'],
        ['journeys/hosts', 'App'],
        ['journeys/hosts', 'LearningApp'],
      ],
      tests: [['tests/catalogue/hosts.test.ts', "['M', '7701', 'mapp_token_m']"]],
    },
    {
      name: 'Sales channels of partners',
      value: '1101, 6102, 6108, 6301, 6302, 6304, 6124',
      source: 'membership.md 1 and 9',
      code: [`${kit}/host/hosts.ts`, "['1101', '6102', ...businessCodes]"],
      tests: [['tests/catalogue/hosts.test.ts', "['1101', '6102', '6108', '6124', '6301', '6302', '6304']"]],
    },
    {
      name: 'Languages',
      value: 'zh, en, ja, ko, ru',
      source: 'travel.md 1',
      code: [`${kit}/contracts/config.ts`, "languages = ['zh', 'en', 'ja', 'ko', 'ru']"],
      stories: [['screens/mine/region-and-language', 'LanguageChosen']],
    },
    {
      name: 'Language cookie',
      value: '180 days, zh_CN or en_CN',
      source: 'membership.md 1, decision 4',
      code: [`${kit}/session/preferences.ts`, 'cookieDays = 180'],
      tests: [[`${kit}/session/preferences.test.ts`, 'in the cookie, for 180 days']],
    },
    {
      name: 'Site cookie global_site_flag',
      value: 'CN',
      source: 'membership.md 9, decision 4',
      code: [`${kit}/session/preferences.ts`, "cookies.get('global_site_flag') ?? 'CN'"],
      tests: [[`${kit}/session/preferences.test.ts`, "['global_site_flag', 'CN', 180]"]],
    },
    {
      name: 'What outlives a reload',
      value: 'one key of the session storage, mapp',
      source: 'membership.md 3, decision 5',
      code: [`${kit}/host/host.ts`, "sessionKey = 'mapp'"],
      tests: [[`${kit}/session/session.test.ts`, 'sessionKey']],
    },
    {
      name: 'Session cookie',
      value: '7 days',
      source: 'membership.md 9, decision 3',
      code: [`${kit}/host/host.ts`, 'tokenDays = 7'],
      tests: [[`${kit}/host/stores.test.ts`, 'mapp_token_m=t; Max-Age=604800']],
    },
    {
      name: 'Airline',
      value: 'MU',
      source: 'membership.md 9, decision 1',
      code: [`${kit}/contracts/config.ts`, "'two capital letters or digits'), 'MU'"],
      tests: [[`${kit}/contracts/config.test.ts`, "hotline: '95530'"]],
    },
    {
      name: 'Customer service',
      value: '95530',
      source: 'membership.md 9, travel.md 9',
      code: [`${kit}/contracts/config.ts`, "'95530'"],
      stories: [['screens/points/bill', 'ServerError']],
      tests: [[`${kit}/contracts/config.test.ts`, "hotline: '95530'"]],
    },
    {
      name: 'Versions of the switcher',
      value: '219, 218, 216, 215',
      source: 'membership.md 2',
      code: [`${kit}/screens/home/VersionSwitch.tsx`, "['219', '218', '216', '215']"],
      stories: [['screens/home/inspector', 'VersionSwitched']],
    },
    {
      name: 'Default country and calling code',
      value: 'CN, 86',
      source: 'membership.md 9',
      code: [`${kit}/validators/account/enrolment.ts`, "country: 'CN'"],
      stories: [['components/registration-form', 'Basic']],
    },
  ],
  Time: [
    {
      name: 'Time-out of a request',
      value: '60 s, uploads 100 s',
      source: 'membership.md 7, decision 7',
      code: [`${kit}/client/act.ts`, '{ standard: 60, upload: 100 }'],
      stories: [['screens/shell', 'NoAnswerInTime']],
      tests: [[`${kit}/client/client.test.ts`, "{ kind: 'timeout', seconds: 60 }"]],
    },
    {
      name: 'Repeats of a read after a network failure',
      value: '2, and none of a write',
      source: 'decision 8',
      code: [`${kit}/client/act.ts`, 'exchangeRepeated(what, repeatDelays)'],
      stories: [['screens/shell', 'NoConnection']],
      tests: [[`${kit}/client/client.test.ts`, 'ask a read twice more after a network failure']],
    },
    {
      name: 'Time-out of a lazy screen',
      value: '120 s',
      source: 'membership.md 7',
      code: [`${kit}/screens/shell/lazy-screen.ts`, 'chunkSeconds = 120'],
      stories: [['screens/shell', 'ChunkTooLate']],
      tests: [[`${kit}/screens/shell/lazy-screen.test.ts`, 'gives up after 120 seconds, not before']],
    },
    {
      name: 'Toast',
      value: '3000 ms',
      source: 'membership.md 4',
      code: [`${kit}/client/notice-time.ts`, 'toastMs = 3000'],
      stories: [
        ['primitives/toast', 'GoesByItself'],
        ['primitives/toast', 'OneReplacesAnother'],
      ],
      tests: [[`${kit}/client/policies.test.ts`, "[{ text: 'not now' }, 3000]"]],
    },
    {
      name: 'Toast of the system error',
      value: '2 s',
      source: 'membership.md 8',
      code: [`${kit}/client/notice-time.ts`, 'systemErrorMs = 2000'],
      stories: [['screens/shell', 'NoConnection']],
      tests: [[`${kit}/client/policies.test.ts`, "[{ key: 'systemError' }, 2000]"]],
    },
    {
      name: 'Delay of the sign-in',
      value: '10 ms',
      source: 'membership.md 4',
      code: [`${kit}/client/policies.ts`, 'loginDelayMs = 10'],
      tests: [[`${kit}/client/policies.test.ts`, 'asks the host after 10 ms']],
    },
    {
      name: 'Redirect of the rail partner',
      value: '2 s',
      source: 'membership.md 4',
      code: [`${kit}/host/sign-in.ts`, 'railLoginDelay = 2000'],
      tests: [[`${kit}/host/browser.test.ts`, 'in the rail channel']],
    },
    {
      name: 'Notice of an expired page',
      value: '2 s',
      source: 'travel.md 9',
      code: [`${kit}/rules/recovery/recovery.ts`, 'expiredMs = 2000'],
      stories: [['screens/recovery/submit-code', 'PageExpired']],
    },
    {
      name: 'Debounce',
      value: '500 ms',
      source: 'membership.md 9',
      code: [`${kit}/components/pinyin-picker/use-spelling.ts`, 'rest = 500'],
      stories: [['components/pinyin-picker', 'Basic']],
    },
    {
      name: 'Delay of a reload',
      value: '57 ms; the documents do not say of what',
      source: 'membership.md 9',
    },
    {
      name: 'SMS countdown',
      value: '60 s',
      source: 'decision 16',
      code: [`${kit}/contracts/config.ts`, 'smsCountdown: byDefault(whole(10, 600), 60)'],
      stories: [
        ['components/code-field', 'Waiting'],
        ['components/code-field', 'WaitIsOver'],
      ],
    },
    {
      name: 'Date filter',
      value: '1 month',
      source: 'membership.md 9',
      code: [`${kit}/rules/bill.ts`, 'startDate: addMonths(today, -1)'],
      stories: [['screens/points/bill-filter', 'Basic']],
    },
    {
      name: 'Order query',
      value: '90 days',
      source: 'travel.md 5 and 9',
      code: [`${kit}/validators/date-range.ts`, 'orderQueryDays = 90'],
      tests: [[`${kit}/validators/date-range.test.ts`, "refuse('range.days', { days: 90 })"]],
    },
    {
      name: 'Ticket query',
      value: '1 year',
      source: 'travel.md 5 and 9',
      code: [`${kit}/validators/date-range.ts`, 'addMonths(first.value, 12)'],
      tests: [[`${kit}/validators/date-range.test.ts`, "'tickets', refuse('range.year')"]],
    },
  ],
  Numbers: [
    {
      name: 'Phone',
      value: '11 digits, 1 and then 2 to 9',
      source: 'membership.md 5',
      code: [`${kit}/validators/phone.ts`, String.raw`(1[2-9]\d{9})`],
      stories: [['components/registration-form', 'CodeToAWrongPhone']],
      tests: [[`${kit}/validators/phone.test.ts`, "'11800000001'"]],
    },
    {
      name: 'Ticket number',
      value: '781 and 10 digits',
      source: 'travel.md 5 and 9, decision 15',
      code: [`${kit}/validators/numbers.ts`, "ticketPrefix = '781'"],
      stories: [['screens/check-in/check-in', 'NoSuchTicket']],
      tests: [[`${kit}/validators/numbers.test.ts`, "['781-1234567890', '7811234567890']"]],
    },
    {
      name: 'Order number',
      value: '14 or 18 digits',
      source: 'travel.md 5',
      code: [`${kit}/validators/numbers.ts`, String.raw`/^(?:\d{14}|\d{18})$/`],
      tests: [[`${kit}/validators/numbers.test.ts`, 'orderNumber takes 14 or 18 digits']],
    },
    {
      name: 'Bank card',
      value: '13 to 19 digits, Luhn',
      source: 'travel.md 5, decision 19',
      code: [`${kit}/validators/numbers.ts`, String.raw`/^\d{13,19}$/`],
      tests: [[`${kit}/validators/numbers.test.ts`, "refuse('card.check')"]],
    },
    {
      name: 'Mainland identity number',
      value: '18 digits, date and check digit',
      source: 'membership.md 5, decision 19',
      code: [`${kit}/validators/identity-number.ts`, 'GB 11643'],
      tests: [[`${kit}/validators/identity-number.test.ts`, 'identityNumber takes what ISO 7064 takes']],
    },
    {
      name: 'Passport-like number',
      value: '8 to 9 letters and digits',
      source: 'membership.md 5',
      code: [`${kit}/validators/lenient.ts`, '/^[A-Z0-9]{8,9}$/'],
      tests: [[`${kit}/validators/lenient.test.ts`, '{ min: 8, max: 9 }']],
    },
    {
      name: 'Short name',
      value: '3 to 10 letters, digits or Chinese',
      source: 'membership.md 5',
      code: [`${kit}/validators/lenient.ts`, 'lenientName'],
      tests: [[`${kit}/validators/lenient.test.ts`, '{ min: 3, max: 10 }']],
    },
    {
      name: 'Other document',
      value: '5 to 15 letters and digits',
      source: 'membership.md 5',
      code: [`${kit}/validators/lenient.ts`, '/^[A-Z0-9]{5,15}$/'],
      tests: [[`${kit}/validators/lenient.test.ts`, '{ min: 5, max: 15 }']],
    },
    {
      name: 'Name',
      value: 'within 28 characters',
      source: 'membership.md 5',
      code: [`${kit}/validators/names.ts`, 'nameLimit = 28'],
      stories: [['components/pinyin-picker', 'LongestName']],
      tests: [[`${kit}/validators/names.test.ts`, "refuse('name.long', { max: 28 })"]],
    },
    {
      name: 'Login password',
      value: '8 to 20, letters and digits',
      source: 'decision 17',
      code: [`${kit}/rules/passwords.ts`, 'loginLength = { min: 8, max: 20 }'],
      stories: [
        ['components/password-field', 'Weak'],
        ['components/password-field', 'Strong'],
      ],
      tests: [[`${kit}/validators/codes.test.ts`, "refuse('password.login', { min: 8, max: 20 })"]],
    },
    {
      name: 'Password for points',
      value: '6 digits, not all the same, no sequence',
      source: 'decision 17',
      code: [`${kit}/validators/codes.ts`, 'password.sequence'],
      stories: [['screens/account/points-password', 'Basic']],
      tests: [[`${kit}/validators/codes.test.ts`, "['654321', refuse('password.sequence')]"]],
    },
    {
      name: 'Remark',
      value: '109 Chinese or 219 other characters',
      source: 'travel.md 5 and 9, decision 16',
      code: [`${kit}/validators/remark.ts`, 'remarkLimit = 219'],
      tests: [[`${kit}/validators/remark.test.ts`, "['a'.repeat(219), true]"]],
    },
    { name: 'Remark of a detail', value: '100 characters', source: 'travel.md 5' },
    {
      name: 'Attachments',
      value: '10 M each, 5 in all',
      source: 'travel.md 5, decision 16',
      code: [`${kit}/validators/attachment.ts`, '{ maxBytes: 10_485_760, maxFiles: 5 }'],
      tests: [[`${kit}/validators/attachment.test.ts`, "refuse('attachment.many', { max: 5 })"]],
    },
    {
      name: 'Beneficiaries at most',
      value: 'from the server',
      source: 'membership.md 9',
      code: [`${kit}/contracts/beneficiaries/beneficiaries.ts`, 'beneficiaryMax'],
      stories: [['components/beneficiary-list', 'AsManyAsThereMayBe']],
    },
  ],
  Travel: [
    {
      name: 'Infant',
      value: '14 days to 2 years',
      source: 'membership.md 9, decision 18',
      code: [`${kit}/rules/ages.ts`, 'infantFromDays: 14, childFromYears: 2'],
      stories: [['components/companion-form', 'Infant']],
      tests: [[`${kit}/rules/ages.test.ts`, "'newborn'"]],
    },
    {
      name: 'Child',
      value: '2 to 12 years',
      source: 'membership.md 9, decision 18',
      code: [`${kit}/rules/ages.ts`, 'adultFromYears: 12'],
      stories: [['components/companion-form', 'AnotherAge']],
      tests: [[`${kit}/rules/ages.test.ts`, "['2014-06-02', '2026-06-01', 'child']"]],
    },
    {
      name: 'Children under five for each adult',
      value: '3',
      source: 'travel.md 5 and 9',
      code: [`${kit}/rules/seats/party.ts`, 'mostYoungPerAdult = 3'],
      tests: [[`${kit}/rules/seats/eligibility.test.ts`, 'four under five with one adult']],
    },
    {
      name: 'Check-in closes',
      value: '45 min domestic, 60 min international',
      source: 'travel.md 9, decision 22',
      code: [`${kit}/rules/check-in/check-in.ts`, '{ domestic: 45, international: 60 }'],
      stories: [['components/journey-card', 'Closed']],
    },
    {
      name: 'Check-in opens, and automatic check-in',
      value: '48 h',
      source: 'travel.md 9, decision 22',
      code: [`${kit}/rules/check-in/check-in.ts`, 'checkInOpensHours = 48'],
      stories: [['components/journey-card', 'NotOpenYet']],
    },
    {
      name: 'Refund of a seat',
      value: '15 to 20 working days',
      source: 'travel.md 9',
      code: [`${kit}/rules/check-in/check-in.ts`, 'seatRefundDays = { from: 15, to: 20 }'],
      stories: [['screens/check-in/seat-order-detail', 'RefundUnderWay']],
    },
    {
      name: 'Power banks and spare batteries',
      value: '100 Wh, 2 g, 160 Wh, 2 with approval, 15 devices, 20 spares',
      source: 'travel.md 9',
      code: [`${kit}/rules/batteries.ts`, 'approvedWh: 160'],
      stories: [['components/safety-notice', 'Basic']],
    },
    { name: 'Repurchase of a ticket', value: '24 h, carriers FM and MU', source: 'travel.md 5 and 9' },
    { name: 'Refund fee', value: 'an estimate until the refund is made', source: 'travel.md 9' },
    { name: 'Call about a refund', value: 'within 2 working days', source: 'travel.md 9' },
    {
      name: 'Insurance',
      value: 'delay up to 300, refund up to 2000, not above 80',
      source: 'travel.md 9, decision 18',
    },
    { name: 'Points offset the fare only', value: 'not taxes or fees', source: 'membership.md 9' },
  ],
};
