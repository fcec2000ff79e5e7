/** The parts of `npm test` by name, in their order. */
export const parts: Record<string, { title: string; usual: boolean }>;
