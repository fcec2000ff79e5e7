/** Brings what the first page does without, so that it is there from now on; the build puts it in here (`late-parts.ts`). */
export {};
