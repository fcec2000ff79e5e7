import type { Client } from './client.ts';

/** The client as one holder's page has it: it asks for nobody else, and answers are found under that holder's key alone. */
export const forHolder = (client: Client, key: string): Client => ({
  ...client,
  holder: { ...client.holder, key: () => key },
  send: (call, payload, options) => client.send(call, payload, { by: key, ...options }),
});
