import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** An error with all that it came of: a page that is lost is told only as the cause of another error. */
const messageOf = ({ stack, message, cause, errors = [] }) =>
  [stack || message, ...[cause, ...errors].filter(Boolean).map(messageOf)].join('\n');

/**
 * A reporter of Vitest that writes what `ofVitest` counts to the file that `MAPP_TEST_REPORT` names. Vitest's own JSON
 * says nothing of an error outside every file, of a file that was never opened, or of a file's project.
 */
export default class Report {
  onTestRunStart(specifications) {
    this.specifications = specifications;
  }

  onTestRunEnd(modules, errors) {
    const ran = new Map(modules.map((module) => [`${module.project.name} ${module.moduleId}`, module]));
    const files = this.specifications.map(({ project, moduleId }) => {
      const module = ran.get(`${project.name} ${moduleId}`);
      const state = module?.state() ?? 'queued';
      return {
        project: project.name,
        name: moduleId,
        finished: state !== 'queued' && state !== 'pending',
        errors: (module?.errors() ?? []).map(messageOf),
        tests: [...(module?.children.allTests() ?? [])].map((test) => {
          const result = test.result();
          return {
            name: test.fullName,
            state: result.state,
            ms: test.diagnostic()?.duration ?? 0,
            errors: (result.errors ?? []).map(messageOf),
          };
        }),
      };
    });
    const report = process.env.MAPP_TEST_REPORT;
    mkdirSync(dirname(report), { recursive: true });
    writeFileSync(report, JSON.stringify({ files, errors: errors.map(messageOf) }));
  }
}
