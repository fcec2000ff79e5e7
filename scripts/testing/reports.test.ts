import { expect, it } from 'vitest';
import { ofPlaywright, ofVitest } from './reports.mjs';

const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
});

it('names what failed in vitest with its last reason, and what passed at the second try with its first', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: '/home/x/stories/home.stories.tsx',
        status: 'failed',
        message: '',
        assertionResults: [
          test(' Basic', 'passed'),
          test(' Slow', 'passed', '\u001B[31mError: not yet\u001B[39m\n    at line 3'),
          test(' Broken', 'failed', 'Error: first', 'Error: last\n  at line 9'),
        ],
      },
    ],
  };
  expect(ofVitest(report, '/home/x/')).toEqual({
    passed: 2,
    failed: 1,
    flaky: ['stories/home.stories.tsx › Slow: Error: not yet'],
    broken: ['stories/home.stories.tsx › Broken: Error: last'],
  });
});

it('counts a file that vitest could not read', () => {
  const file = { name: '/x/a.test.ts', status: 'failed', message: 'Unexpected token', assertionResults: [] };
  expect(ofVitest({ numPassedTests: 0, numFailedTests: 0, testResults: [file] }, '/x/')).toEqual({
    passed: 0,
    failed: 1,
    flaky: [],
    broken: ['a.test.ts: Unexpected token'],
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
        specs: [spec('goes', 'expected', undefined)],
        suites: [
          {
            specs: [
              spec('late', 'flaky', 'Timeout\nmore', undefined),
              spec('gone', 'unexpected', '404', '404'),
            ],
          },
        ],
      },
    ],
  };
  expect(ofPlaywright(report)).toEqual({
    passed: 2,
    failed: 2,
    flaky: ['e2e/a.spec.ts › late: Timeout'],
    broken: ['outside every test: no server', 'e2e/a.spec.ts › gone: 404'],
  });
});
