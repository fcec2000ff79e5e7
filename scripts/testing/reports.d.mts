/** Findings of a test tool; `broken` and `flaky` (passed at the second try) name tests, each with a one-line reason. */
export interface Count {
  passed: number;
  failed: number;
  flaky: string[];
  broken: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** Of Vitest's report; `folder` is left out of the files' names. */
export function ofVitest(report: VitestReport, folder: string): Count;

interface Spec {
  file: string;
  title: string;
  tests: { status: string; results: { error?: { message: string } }[] }[];
}

interface Suite {
  specs?: Spec[];
  suites?: Suite[];
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
  errors: { message: string }[];
  suites: Suite[];
}

/** Of Playwright's report. */
export function ofPlaywright(report: PlaywrightReport): Count;
