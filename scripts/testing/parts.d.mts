/** The parts of the tests by name. */
export const parts: Record<string, { title: string }>;
