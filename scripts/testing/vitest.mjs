import { root } from '../machine/command.mjs';
import { honest, reported, sum } from './counts.mjs';
import { lostFiles, ofVitest } from './reports.mjs';

/**
 * Runs projects of Vitest. Files whose page the browser lost run once more, in a new browser, and are named as at the
 * second try.
 * @param {string} name of the report
 * @param {string[]} projects
 * @param {string[]} words filters and options
 * @param {Record<string, string>} env
 */
export async function vitest(name, projects, words, env = {}) {
  const tried = (names, those) =>
    reported(
      name,
      [
        'vitest',
        'run',
        ...names.map((project) => `--project=${project}`),
        '--reporter=default',
        `--reporter=${root}scripts/testing/vitest-report.mjs`,
        ...those,
      ],
      (file) => ({ MAPP_TEST_REPORT: file, MAPP_STORY_LANGUAGES: '', ...env }),
    );
  const { code, report } = await tried(projects, words);
  if (!report) return honest(code, { passed: 0, failed: 0 });
  const { why, lost, rest } = lostFiles(report);
  if (lost.length === 0) return honest(code, ofVitest(report, root));
  const counts = [ofVitest(rest, root)];
  for (const { project, files } of lost) {
    console.log(`\n↻ ${project}: ${files.length} files once more. ${why}`);
    const again = await tried([project], [...files, ...words.filter((word) => word.startsWith('--'))]);
    counts.push({
      ...honest(again.code, again.report ? ofVitest(again.report, root) : { passed: 0, failed: 0 }),
      flaky: [`${files.length} files of ${project}: ${why}`],
    });
  }
  return sum(counts);
}
