/** Whether what the first page does without is there: the build puts it in here (`late-parts.ts`), and reading this module brings it. */
export const isThere = true;
