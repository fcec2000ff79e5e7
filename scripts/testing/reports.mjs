// Sums up the test tools' JSON reports in few words; the types are beside it.

/** Colours of a terminal. */
// oxlint-disable-next-line no-control-regex -- An escape sequence begins with a control character.
const colours = /\u001B\[[\d;]*m/g;

const told = (name, message = '') => {
  const [why] = message.replaceAll(colours, '').split('\n');
  return why ? `${name}: ${why}` : name;
};

/**
 * Vitest's. A file that could not be read has no tests, and has failed all the same.
 * @returns {import('./reports.mjs').Count}
 */
export function ofVitest({ numPassedTests, numFailedTests, testResults }, folder) {
  const nameOf = (file) => file.name.replace(folder, '');
  const unread = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const tests = testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({ ...test, name: `${nameOf(file)} › ${test.fullName.trim()}` })),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unread.length,
    // A test that passed has reasons only from an earlier try.
    flaky: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ name, failureMessages }) => told(name, failureMessages[0])),
    broken: [
      ...unread.map((file) => told(nameOf(file), file.message)),
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ name, failureMessages }) => told(name, failureMessages.at(-1))),
    ],
  };
}

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

/**
 * Playwright's.
 * @returns {import('./reports.mjs').Count}
 */
export function ofPlaywright({ stats, errors, suites }) {
  const named = (status) =>
    specsIn({ suites }).flatMap(({ file, title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ results }) => told(`${file} › ${title}`, results.find(({ error }) => error)?.error.message)),
    );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    flaky: named('flaky'),
    broken: [...errors.map(({ message }) => told('outside every test', message)), ...named('unexpected')],
  };
}
