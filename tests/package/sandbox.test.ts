import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packedKit, packedSandbox, projectWith } from './packed.ts';
import { commandIn, serveAirline } from './served-airline.ts';

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

const project = projectWith([packedKit(), packedSandbox()], 'sandbox', { 'test.mjs': test });

it('answers the tests of a host', () => {
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

it('brings the calls and their schemas as they are told here', () => {
  expect(packedSandbox().manifest.exports).toHaveProperty(['./openapi.json'], './openapi.json');
  // Unit tests hold the document itself, and the digest of each call, against the contracts.
  const { paths } = JSON.parse(readFileSync(join(packedSandbox().folder, 'openapi.json'), 'utf8')) as {
    paths: Readonly<Record<string, object>>;
  };
  const told = readFileSync('docs/contract.txt', 'utf8').trim().split('\n').slice(1);
  expect(Object.entries(paths).map(([path, acts]) => `${Object.keys(acts).join()} ${path}`)).toEqual(
    told.map((line) => line.split(' ').slice(1, 3).join(' ')),
  );
});

describe('the command mapp-sandbox', () => {
  it('is what the package runs, by any Node that is found', () => {
    expect(packedSandbox().manifest).toMatchObject({ bin: { 'mapp-sandbox': './main.js' } });
    expect(readFileSync(commandIn(project), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  });

  it('serves an airline with a clock, faults and a journal, until it is stopped', async () => {
    const faults = '[{ "path": "/customize/main/notice/", "kind": "http500", "times": 1 }]';
    const airline = await serveAirline(
      project,
      '--now',
      '2026-06-01T10:00:00+08:00',
      '--faults',
      faults,
      '--journal',
    );
    const ask = () => fetch(`${airline.origin}/customize/main/notice/`, { method: 'POST', body: '{}' });
    const [first, second] = [await ask(), await ask()];
    expect([first.status, second.status]).toEqual([500, 200]);
    expect(second.headers.get('date')).toBe('Mon, 01 Jun 2026 02:00:00 GMT');
    const journal = await fetch(`${airline.origin}/__sandbox/requests`).then((answer) => answer.json());
    expect(journal).toMatchObject([
      { fault: 'http500' },
      { method: 'POST', path: '/customize/main/notice/' },
    ]);
    const line = '2026-06-01T02:00:00.000Z POST /customize/main/notice/';
    await expect.poll(airline.said).toContain(`${line} fault http500\n${line}\n`);
    expect(airline.said()).toContain(`ready ${airline.origin}\n`);
    expect(airline.said()).toContain(`${airline.origin}/sso/login`);
    expect(await airline.close()).toBe(0);
  });

  const run = (...words: readonly string[]) =>
    spawnSync(process.execPath, [commandIn(project), ...words], { encoding: 'utf8', timeout: 60_000 });

  it('tells its options', { tags: ['all'] }, () => {
    const { status, stdout } = run('serve', '--help');
    expect(status).toBe(0);
    for (const option of ['port', 'site', 'now', 'faults', 'slow', 'journal'])
      expect(stdout).toContain(`  --${option}`);
  });

  it('ends with a sentence where it is not understood, or the port is taken', { tags: ['all'] }, async () => {
    const misuse = run('serve', '--now', 'yesterday');
    expect([misuse.status, misuse.stdout]).toEqual([2, '']);
    expect(misuse.stderr).toMatch(/^--now is not an instant.*: yesterday\. See mapp-sandbox --help\.\n$/);
    const airline = await serveAirline(project);
    const { port } = new URL(airline.origin);
    const taken = run('serve', '--port', port);
    await airline.close();
    expect([taken.status, taken.stderr]).toEqual([
      1,
      `Port ${port} is taken; choose another with --port or MAPP_PORT.\n`,
    ]);
  });
});
