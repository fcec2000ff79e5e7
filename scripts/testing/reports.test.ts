import { expect, it } from 'vitest';
import { lostFiles, ofPlaywright, ofVitest } from './reports.mjs';

const test = (name: string, state: string, ...errors: string[]) => ({ name, state, errors });

const file = (name: string, tests = [test('Basic', 'passed')], more = {}) => ({
  project: 'stories',
  name: `/x/${name}`,
  finished: true,
  errors: [],
  tests,
  ...more,
});

it('names the ten tests that took longest', () => {
  const tests = Array.from({ length: 12 }, (_, at) => ({ ...test(`t${at}`, 'passed'), ms: at }));
  const { slowest } = ofVitest({ files: [file('a', tests)], errors: [] }, '/x/');
  expect(slowest).toHaveLength(10);
  expect(slowest[0]).toEqual({ test: 'a › t11', ms: 11 });
});

it('names what failed in vitest with its last reason, and what passed at the second try with its first', () => {
  const home = file('stories/home.stories.tsx', [
    test(' Basic', 'passed'),
    test(' Slow', 'passed', '\u001B[31mError: not yet\u001B[39m\n    at line 3'),
    test(' Broken', 'failed', 'Error: first', 'Error: last\n  at line 9'),
  ]);
  expect(ofVitest({ files: [home], errors: [] }, '/x/')).toMatchObject({
    passed: 2,
    failed: 1,
    flaky: ['stories/home.stories.tsx › Slow: Error: not yet'],
    broken: ['stories/home.stories.tsx › Broken: Error: last'],
  });
});

it.each([
  ['that vitest could not read', { errors: ['Unexpected token'] }, 'a.test.ts: Unexpected token'],
  ['that never ended', { finished: false }, 'a.test.ts: did not end'],
])('counts a file %s', (_, more, broken) => {
  expect(ofVitest({ files: [file('a.test.ts', [], more)], errors: [] }, '/x/')).toMatchObject({
    passed: 0,
    failed: 1,
    flaky: [],
    broken: [broken],
  });
});

const crash = [
  'Error: Failed to run the test /x/b.\n    at line 3',
  'Error: The chromium page crashed while running tests. Out of memory?\n    at line 4',
].join('\n');

const half = {
  files: [
    file('a'),
    file('b', [test('Basic', 'passed')], { finished: false }),
    file('c', [], { finished: false, project: 'stories-ru' }),
  ],
  errors: [crash],
};

it('finds the files whose page the browser lost, and leaves the others counted', () => {
  const { why, lost, rest } = lostFiles(half);
  expect(why).toBe('Error: The chromium page crashed while running tests. Out of memory?');
  expect(lost).toEqual([
    { project: 'stories', files: ['/x/b'] },
    { project: 'stories-ru', files: ['/x/c'] },
  ]);
  expect(ofVitest(rest, '/x/')).toMatchObject({ passed: 1, failed: 0, flaky: [], broken: [] });
});

it('runs nothing again where something else broke outside the tests, and names it', () => {
  const report = { ...half, errors: [crash, 'TypeError: nobody caught this'] };
  expect(lostFiles(report)).toEqual({ lost: [], rest: report });
  expect(ofVitest(report, '/x/')).toMatchObject({
    passed: 2,
    failed: 2,
    broken: [
      'outside every test: Error: Failed to run the test /x/b.',
      'outside every test: TypeError: nobody caught this',
    ],
  });
});

it('finds the tests of Playwright in suites of suites, and what broke outside them', () => {
  const spec = (title: string, status: string, ...messages: (string | undefined)[]) => ({
    file: 'e2e/a.spec.ts',
    title,
    tests: [{ status, results: messages.map((message) => (message ? { error: { message } } : {})) }],
  });
  const report = {
    stats: { expected: 1, flaky: 1, unexpected: 1 },
    errors: [{ message: 'no server' }],
    suites: [
      {
        title: 'e2e/a.spec.ts',
        file: 'e2e/a.spec.ts',
        specs: [spec('goes', 'expected', undefined)],
        suites: [
          {
            title: 'createOrder',
            file: 'e2e/a.spec.ts',
            specs: [
              spec('late', 'flaky', 'Timeout\nmore', undefined),
              spec('gone', 'unexpected', '404', '404'),
            ],
          },
        ],
      },
    ],
  };
  expect(ofPlaywright(report)).toMatchObject({
    passed: 2,
    failed: 2,
    flaky: ['e2e/a.spec.ts › createOrder › late: Timeout'],
    broken: ['outside every test: no server', 'e2e/a.spec.ts › createOrder › gone: 404'],
  });
});
