import type { Airline } from '@mapp/sandbox/engine';

/** Bodies sent to a path, oldest first. */
export const sentTo = (airline: Airline, path: string): Record<string, unknown>[] =>
  airline
    .requests()
    .filter((request) => request.path === path)
    .map(({ body }) => JSON.parse(body) as Record<string, unknown>);
