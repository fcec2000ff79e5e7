// Sums up the test tools' JSON reports in few words; the types are beside it.

/** Colours of a terminal. */
// oxlint-disable-next-line no-control-regex -- An escape sequence begins with a control character.
const colours = /\u001B\[[\d;]*m/g;

/** The ten tests that took longest. */
const slowestOf = (tests) => tests.toSorted((one, other) => other.ms - one.ms).slice(0, 10);

const told = (name, message = '') => {
  const [why] = message.replaceAll(colours, '').split('\n');
  return why ? `${name}: ${why}` : name;
};

/**
 * Vitest's. A file that could not be read has no tests, and has failed all the same; so has one that never ended, if
 * nothing says why.
 * @returns {import('./reports.mjs').Count}
 */
export function ofVitest({ files, errors }, folder) {
  const nameOf = (file) => file.name.replace(folder, '');
  const tests = files.flatMap((file) =>
    file.tests.map((test) => ({ ...test, name: `${nameOf(file)} › ${test.name.trim()}` })),
  );
  const failed = tests.filter(({ state }) => state === 'failed');
  const unread = files.filter((file) => file.errors.length > 0);
  const silent = errors.length > 0 ? [] : files.filter(({ finished }) => !finished);
  return {
    passed: tests.filter(({ state }) => state === 'passed').length,
    failed: failed.length + unread.length + errors.length + silent.length,
    // A test that passed has reasons only from an earlier try.
    flaky: tests
      .filter((test) => test.state === 'passed' && test.errors.length > 0)
      .map((test) => told(test.name, test.errors[0])),
    broken: [
      ...errors.map((error) => told('outside every test', error)),
      ...silent.map((file) => told(nameOf(file), 'did not end')),
      ...unread.map((file) => told(nameOf(file), file.errors[0])),
      ...failed.map((test) => told(test.name, test.errors.at(-1))),
    ],
    slowest: slowestOf(tests.map(({ name, ms = 0 }) => ({ test: name, ms }))),
  };
}

/** Vitest's words for a page of its browser that is gone: a crash, or a connection that broke. */
const pageGone = /page crashed|connection was closed|heartbeat ping|rpc is closed/i;

/**
 * Files that never ended because the browser lost the page they were to run on. None where anything else went wrong
 * outside the tests.
 * @returns {import('./reports.mjs').Lost}
 */
export function lostFiles({ files, errors }) {
  if (errors.length === 0 || !errors.every((error) => pageGone.test(error)))
    return { lost: [], rest: { files, errors } };
  const open = files.filter(({ finished }) => !finished);
  return {
    why: errors[0]
      .replaceAll(colours, '')
      .split('\n')
      .findLast((line) => pageGone.test(line))
      .trim(),
    lost: [...Map.groupBy(open, ({ project }) => project)].map(([project, those]) => ({
      project,
      files: those.map(({ name }) => name),
    })),
    rest: { files: files.filter(({ finished }) => finished), errors: [] },
  };
}

/** Specs of a suite and of those within it, each under the titles of all; a file is a suite under its own name. */
const specsIn = ({ specs = [], suites = [], title = '', file }) =>
  [...specs, ...suites.flatMap(specsIn)].map((spec) =>
    title === '' || title === file ? spec : { ...spec, title: `${title} › ${spec.title}` },
  );

/**
 * Playwright's.
 * @returns {import('./reports.mjs').Count}
 */
export function ofPlaywright({ stats, errors, suites }) {
  const specs = specsIn({ suites });
  const named = (status) =>
    specs.flatMap(({ file, title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ results }) => told(`${file} › ${title}`, results.find(({ error }) => error)?.error.message)),
    );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    flaky: named('flaky'),
    broken: [...errors.map(({ message }) => told('outside every test', message)), ...named('unexpected')],
    slowest: slowestOf(
      specs.flatMap(({ file, title, tests }) =>
        tests.flatMap(({ results }) =>
          results.map(({ duration = 0 }) => ({ test: `${file} › ${title}`, ms: duration })),
        ),
      ),
    ),
  };
}
