/** Findings of a test tool; `broken` and `flaky` (passed at the second try) name tests, each with a one-line reason. */
export interface Count {
  passed: number;
  failed: number;
  flaky: string[];
  broken: string[];
  slowest: { test: string; ms: number }[];
}

/** Written by `vitest-report.mjs`; an error's first line is its name and message. */
export interface VitestReport {
  files: {
    project: string;
    name: string;
    finished: boolean;
    errors: string[];
    tests: { name: string; state: string; ms?: number; errors: string[] }[];
  }[];
  /** Of no file: what nobody caught, or a browser that broke. */
  errors: string[];
}

/** Of Vitest's report; `folder` is left out of the files' names. */
export function ofVitest(report: VitestReport, folder: string): Count;

/** Files to run once more, by project, and why; `rest` is the report of the others. */
export interface Lost {
  why?: string;
  lost: { project: string; files: string[] }[];
  rest: VitestReport;
}

export function lostFiles(report: VitestReport): Lost;

interface Spec {
  file: string;
  title: string;
  tests: { status: string; results: { duration?: number; error?: { message: string } }[] }[];
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
