import { definePreviewAddon } from 'storybook/internal/csf';

/**
 * Keeps from a report that found nothing all that it looked at: a test sends it on with its result, some hundred entries for
 * each story, and nobody reads them. What was found has been thrown by then.
 */
export const addonLightReports = () =>
  definePreviewAddon({
    afterEach: ({ reporting }) => {
      // Run from the catalogue, its panel shows the whole report.
      if (import.meta.env['VITEST_STORYBOOK'] !== 'false') return;
      for (const report of reporting.reports)
        if (report.type === 'a11y' && report.status === 'passed') report.result = { violations: [] };
    },
  });
