const kit = 'packages/kit/src';
const code = (folder) => [
  `${kit}/${folder}/**/*.{ts,tsx}`,
  `!${kit}/${folder}/**/*.{test,support,gen}.{ts,tsx}`,
];

const large = ['seats', 'boarding-pass', 'check-in', 'places'];
const others = `!(${[...large, 'redaction'].join('|')})`;
const areaOfRules = (folder) => ({
  files: code(`rules/${folder}`),
  tests: [`${kit}/rules/${folder}/*.test.ts`],
  goal: 90,
});

/** The rules area by area: the large folders, all others together, and the files that have no folder. */
const areasOfRules = {
  ...Object.fromEntries(large.map((folder) => [`rules/${folder}`, areaOfRules(folder)])),
  'rules/others': areaOfRules(others),
  'rules/alone': {
    files: [`${kit}/rules/*.ts`, `!${kit}/rules/*.test.ts`],
    tests: [`${kit}/rules/*.test.ts`],
    goal: 90,
  },
};

const form =
  '{calculator,enrolment,member-account,partner-claim,recovery,sign-in,ticket-search,travel-information,youth}';
const person = '{beneficiary,companion,saved}';

/** The validators: people with their documents, other whole forms, and single words. */
const areasOfValidators = {
  'validators/people': {
    files: [`${kit}/validators/*/${person}*.ts`, `!${kit}/validators/**/*.test.ts`],
    tests: [`${kit}/validators/*/${person}*.test.ts`],
    goal: 90,
  },
  'validators/forms': {
    files: [`${kit}/validators/*/${form}.ts`],
    tests: [`${kit}/validators/**/*.test.ts`],
    goal: 90,
  },
  'validators/words': {
    files: [...code('validators'), `!${kit}/validators/*/${person}*.ts`, `!${kit}/validators/*/${form}.ts`],
    tests: [`${kit}/validators/**/*.test.ts`],
    goal: 90,
  },
};

const adapters = [`${kit}/host/bridge/*.ts`, `${kit}/host/bridged.ts`, `${kit}/host/adapters/*.ts`];

/** How long a test of the host may take, ms: its mutants answer nothing more often than others, and its tests wait for nothing real. */
const patience = 3000;

/** The host: what speaks with other programs, what a device offers, the rehearsal of both, and the rest. The windows that tests make are no part of it. */
const areasOfHost = {
  'host/bridge': {
    files: [...adapters, `!${kit}/host/adapters/app.ts`, `!${kit}/host/**/*.test.ts`],
    tests: [`${kit}/host/{acts,bridged}.test.ts`, `${kit}/host/{bridge,adapters}/*.test.ts`],
    goal: 90,
    patience,
  },
  'host/device': {
    files: code('host/device'),
    tests: [`${kit}/host/device/*.test.ts`],
    goal: 90,
    patience,
  },
  'host/rehearsal': {
    files: code('host/rehearsal'),
    tests: [`${kit}/host/acts.test.ts`, `${kit}/host/rehearsal/*.test.ts`],
    goal: 90,
    patience,
  },
  'host/alone': {
    files: [
      `${kit}/host/*.{ts,tsx}`,
      `!${kit}/host/*.test.{ts,tsx}`,
      `!${kit}/host/{bridged,clock,fake-window,sign-in,telemetry-sink,told-time}.ts`,
    ],
    tests: [`${kit}/host/!(acts|bridged|hostile).test.{ts,tsx}`],
    goal: 90,
    patience,
  },
};

/**
 * Groups mutated together: the files, the tests that must notice, and the share of mutants they must kill, in per cent.
 * Small ones with few tests, since a constant of a module is tried with all of them.
 */
export const groups = {
  addresses: {
    files: [`${kit}/rules/return-address/safe-return.ts`],
    tests: [`${kit}/rules/return-address/*.test.ts`, `${kit}/navigation/web-address.test.ts`],
    goal: 100,
  },
  telemetry: {
    files: [`${kit}/contracts/telemetry.ts`, `${kit}/client/telemetry.ts`, `${kit}/host/telemetry-sink.ts`],
    tests: [`${kit}/**/telemetry*.test.ts`],
    goal: 100,
  },
  /** The origin check of the app's messages, its sign-in, and what names a partner's page. */
  bridge: {
    files: [`${kit}/host/adapters/app.ts`, `${kit}/host/sign-in.ts`, `${kit}/navigation/web-address.ts`],
    tests: [
      `${kit}/host/{acts,browser,sign-in}.test.ts`,
      `${kit}/host/adapters/*.test.ts`,
      `${kit}/navigation/web-address.test.ts`,
    ],
    goal: 100,
  },
  /** The airline's clock on a device, and what an answer tells of it. */
  clock: {
    files: [`${kit}/host/clock.ts`, `${kit}/host/told-time.ts`],
    tests: [`${kit}/host/{clock,told-time}.test.ts`],
    goal: 100,
    patience,
  },
  /** Holder of the page, and the right to its data: decision 0032. */
  holder: {
    files: [
      `${kit}/client/{holder,guard,for-holder,tag}.ts`,
      `${kit}/host/{attempt,token-news}.ts`,
      `${kit}/screens/shell/one-holder.ts`,
      `${kit}/session/hand-over.ts`,
    ],
    tests: [
      `${kit}/client/{holder,guard,tag}.test.ts`,
      `${kit}/client/{read,write}.test.tsx`,
      `${kit}/host/token-news.test.ts`,
      `${kit}/screens/shell/one-holder.test.ts`,
      `${kit}/session/hand-over.test.ts`,
    ],
    goal: 100,
    patience,
  },
  /** Transaction ids, and the attempts of a payment: decisions 0034 and 0035. */
  intents: {
    files: [`${kit}/client/{intents,kept-intents,outcome,uuid}.ts`, `${kit}/rules/payments/paying.ts`],
    tests: [`${kit}/client/{failure,intents}.test.ts`, `${kit}/rules/payments/*.test.ts`],
    goal: 100,
  },
  /** A partner's hand-over: its part that the address may keep, when it is done, and its outcome. Source: decision 0030. */
  'hand-over': {
    files: [`${kit}/client/bind.ts`, 'apps/mapp/src/{entry-params,hand-over}.ts'],
    tests: [`${kit}/client/bind.test.ts`, 'apps/mapp/src/{entry-params,hand-over}.test.ts'],
    goal: 100,
    patience,
  },
  /** How a sign-out takes each of its steps: decision 0033. */
  'sign-out': {
    files: [
      `${kit}/client/account/account.ts`,
      `${kit}/client/{sweep,token}.ts`,
      `${kit}/host/{in-turn,kept}.ts`,
    ],
    tests: [
      `${kit}/client/account/account.test.tsx`,
      `${kit}/client/{sweep,token}.test.{ts,tsx}`,
      `${kit}/host/kept.test.ts`,
    ],
    goal: 100,
    patience,
  },
  /** Fields that outlive a reload, and their fate with the next member: decisions 0032, 0041 and 0088. */
  session: {
    files: [`${kit}/session/{session,memory}.ts`],
    tests: [`${kit}/session/{session,memory,drafts}.test.ts`],
    goal: 100,
    patience,
  },
  /** Files that may be attached, and the data that go out of them. */
  attachments: {
    files: [...code('rules/attachments'), `${kit}/validators/attachment.ts`],
    tests: [`${kit}/rules/attachments/*.test.ts`, `${kit}/validators/attachment.test.ts`],
    goal: 100,
  },
  redaction: {
    files: code('rules/redaction'),
    tests: [`${kit}/rules/redaction/*.test.ts`],
    goal: 100,
  },
  /** Code that runs before the site, or without it: no other test sees each of its ways. */
  start: {
    files: ['apps/mapp/src/{service-worker,withdraw-worker,head,started}.ts'],
    tests: ['apps/mapp/src/{service-worker,withdraw-worker,head,started}.test.ts'],
    goal: 100,
    patience,
  },
  /** Parts that an answer may lack, and their replacement. */
  reading: {
    files: [`${kit}/contracts/{read,reading,unreadable,assumed}.ts`],
    tests: [`${kit}/contracts/{reading,unreadable,assumed,policy}.test.ts`],
    goal: 100,
  },
  ...areasOfRules,
  ...areasOfValidators,
  contracts: { files: code('contracts'), tests: [`${kit}/contracts/**/*.test.ts`], goal: 90 },
  client: {
    files: code('client'),
    tests: [`${kit}/client/**/*.test.{ts,tsx}`],
    goal: 90,
  },
  ...areasOfHost,
};

/** The group that the environment names, and the files of it that are mutated: all of them, unless told. */
export function chosen({ MAPP_MUTATION: name = 'addresses', MAPP_MUTATED: only = '' } = process.env) {
  const group = groups[name];
  return { ...group, name, files: only === '' ? group.files : only.split(',') };
}

/** The groups that a word names: one of them, or all areas of a folder (`rules`: `rules/seats`, …). */
export const named = (word) =>
  Object.keys(groups).filter((name) => name === word || name.startsWith(`${word}/`));

/** Where the report of a group is written, without its ending. */
export const reportOf = (name) => `node_modules/.cache/mapp/mutation/${name.replaceAll('/', '-')}`;
