import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { packedKit, packedSandbox, projectWith } from './packed.ts';

/** A host's test, in plain Node: its client against the airline, through msw. */
const test = `
  import { createClient } from '@mapp/kit/client';
  import { parseConfig } from '@mapp/kit/config';
  import { getUserInfo, nextTrip, pointsSummary } from '@mapp/kit/contracts';
  import { fakeHost } from '@mapp/kit/host';
  import fixtures from '@mapp/sandbox/fixtures.json' with { type: 'json' };
  import openapi from '@mapp/sandbox/openapi.json' with { type: 'json' };
  import { payloads } from '@mapp/sandbox/ask';
  import { fixtureOf } from '@mapp/sandbox/fixtures';
  import { openScenario } from '@mapp/sandbox/scenarios';
  import { startServer } from '@mapp/sandbox/server';
  import { setupServer } from 'msw/node';

  const origin = 'https://api.example.com';
  const { airline, token, handlers } = openScenario('member', { now: '2026-06-01T10:00:00+08:00', origin });
  const network = setupServer(...handlers);
  network.listen({ onUnhandledFrame: 'error' });
  const client = createClient({
    host: fakeHost({ host: 'browser', token, origin, path: '/mapp/' }),
    config: parseConfig({ apiBase: origin }).config,
    language: () => 'en',
  });
  const { ffpNo } = await client.send(getUserInfo, payloads.getUserInfo);
  airline.fault({ path: nextTrip.path, kind: 'refused' });
  const refused = await client.send(nextTrip, {}, { announce: 'silent' }).catch(({ name }) => name);
  network.close();

  const server = await startServer({ port: 0 });
  const page = await fetch(server.origin + '/sso/login?returnUrl=%2Fmapp%2F').then((answer) => answer.text());
  await server.close();

  const taken = await fixtureOf('pointsSummary');
  process.stdout.write(JSON.stringify({
    ffpNo,
    refused,
    signIn: page.includes('<form'),
    points: pointsSummary.response.safeParse(taken.answer.data ?? taken.answer).success,
    same: JSON.stringify(fixtures.pointsSummary) === JSON.stringify(taken),
    described: taken.path in openapi.paths,
  }));
`;

it('answers the tests of a host', () => {
  const project = projectWith([packedKit(), packedSandbox()], 'sandbox', { 'test.mjs': test });
  const said = execFileSync(process.execPath, ['test.mjs'], { cwd: project, encoding: 'utf8' });
  expect(JSON.parse(said)).toEqual({
    ffpNo: '600000000001',
    refused: 'RequestFailure',
    signIn: true,
    points: true,
    same: true,
    described: true,
  });
});
