/** Payloads by the names of their calls. */
export type Payloads = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
