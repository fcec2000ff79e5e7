import { calls } from '@mapp/kit/contracts';
import { createAirline } from '@mapp/sandbox/engine';
import { startServer, type RunningServer } from '@mapp/sandbox/server';
import { afterEach, describe, expect, it } from 'vitest';
import { startCopy, type Break, type Copy } from './broken-copy.support.ts';
import { conforms, jsonOf, tableOf } from './report.ts';
import { run, type Run } from './run.ts';
import type { Finding } from './verdict.ts';

const now = '2026-06-01T10:00:00+08:00';
/** Stands wherever a value may stand that nobody may print. */
const canary = 'canary-7f3a@example.com';
const config = { appVersion: '1.0.0' };

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

/** The sandbox, a copy of it in front, and a member's token. */
async function backEnd(
  breaks: Readonly<Record<string, Break>> = {},
): Promise<{ server: RunningServer; copy: Copy; options: Run }> {
  const airline = createAirline({ now, newToken: () => `token-${canary}` });
  const server = await startServer({ port: 0, airline });
  const copy = await startCopy(server.origin, breaks);
  open.push(server, copy);
  const token = airline.signIn('600000000001');
  return {
    server,
    copy,
    options: { baseUrl: copy.origin, token, config, timeout: 20, now: new Date(now) },
  };
}

const bad = (findings: readonly Finding[]) =>
  findings
    .filter(({ verdict }) => verdict !== 'fits')
    .map(({ call, verdict, detail, fields }) => ({ name: call.name, verdict, detail, fields }));

const reads = calls.filter(({ write }) => !write);
const pathOf = (name: string): string => calls.find((call) => call.name === name)?.path ?? '';

/** Every text of some answers that says something of somebody: with four digits on end, or beyond ASCII. */
function valuesIn(bodies: readonly string[]): ReadonlySet<string> {
  const values = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && /\d{4}|[^\x20-\x7e]/.test(value)) values.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  for (const body of bodies) collect(JSON.parse(body));
  return values;
}

describe('a back end that is as the contracts say', () => {
  it('is green for every read, and no write is sent', async () => {
    const { copy, options } = await backEnd();
    const findings = await run(options);
    expect(bad(findings.filter(({ call }) => !call.write))).toEqual([]);
    expect(conforms(findings)).toBe(true);
    expect(copy.asked.toSorted()).toEqual(reads.map(({ path }) => path).toSorted());
    const skipped = findings.filter(({ verdict }) => verdict === 'skipped');
    expect(skipped).toHaveLength(calls.length - reads.length);
  });

  it('is green for every write too when they are asked, after the reads', async () => {
    const { copy, options } = await backEnd();
    const findings = await run({ ...options, writes: true });
    expect(bad(findings)).toEqual([]);
    const tried = findings.filter(({ duty }) => duty !== undefined);
    expect(tried.map(({ duty, verdict }) => [duty, verdict])).toEqual([
      ['repeat', 'fits'],
      ['conflict', 'fits'],
      ['subject', 'fits'],
      ['revoked', 'fits'],
    ]);
    expect(findings).toHaveLength(calls.length + tried.length);
    expect(copy.asked.slice(0, reads.length).toSorted()).toEqual(reads.map(({ path }) => path).toSorted());
    // And it prints nothing that was sent or answered.
    const printed = tableOf(findings) + jsonOf(findings);
    const values = valuesIn(copy.bodies);
    expect(values.size).toBeGreaterThan(500);
    expect([...values].filter((value) => printed.includes(value))).toEqual([]);
    expect(printed).not.toContain(canary);
  });

  it('is green on another day, shortly before midnight', { tags: ['all'] }, async () => {
    const { server, options } = await backEnd();
    const later = '2026-11-21T23:30:00+08:00';
    server.airline.freeze(later);
    expect(bad(await run({ ...options, writes: true, now: new Date(later) }))).toEqual([]);
  });

  it('is asked nothing for members without a token, and nothing outside a list', async () => {
    const { copy, options } = await backEnd();
    const guest = await run({ ...options, token: undefined });
    expect(conforms(guest)).toBe(true);
    expect(copy.asked).not.toContain(pathOf('pointsSummary'));
    const before = copy.asked.length;
    await run({ ...options, only: ['noticeList'] });
    expect(copy.asked.slice(before)).toEqual([pathOf('noticeList')]);
  });
});

describe('a back end that is not', () => {
  it('is told what it owes to a write', async () => {
    const carriesOut = JSON.stringify({ Code: 200, Msg: 'success', data: {} });
    const { options } = await backEnd({ [pathOf('savePreferences')]: { status: 200, text: carriesOut } });
    const findings = await run({ ...options, writes: true, only: ['savePreferences'] });
    expect(findings.filter(({ duty }) => duty).map(({ duty, detail }) => [duty, detail])).toEqual([
      ['repeat', undefined],
      ['conflict', 'wants code 40902, got fits'],
      ['subject', 'wants code 40901, got fits'],
    ]);
    expect(tableOf(findings)).toContain('savePreferences, conflict');
    expect(JSON.parse(jsonOf(findings))).toMatchObject({ conforms: false });
  });

  it('is told that it takes writes after a sign-out', async () => {
    const carriesOut = JSON.stringify({ Code: 200, Msg: 'success', data: {} });
    const { options } = await backEnd({ [pathOf('savePreferences')]: { status: 200, text: carriesOut } });
    const findings = await run({ ...options, writes: true, only: ['savePreferences', 'signOut'] });
    expect(findings.findLast(({ duty }) => duty)).toMatchObject({
      duty: 'revoked',
      detail: 'wants code 401, got fits',
    });
    expect(tableOf(findings)).toContain('signOut, revoked');
  });

  it('has each break named, and no value', async () => {
    const data = (body: Record<string, unknown>) => (body['data'] ?? body) as Record<string, unknown>;
    const breaks: Record<string, [Break, { verdict: string; detail?: string; fields?: object[] }]> = {
      pointsSummary: [
        { change: (body) => (delete data(body)['remainPoint'], body) },
        { verdict: 'differs', fields: [{ path: 'remainPoint', problem: 'missing' }] },
      ],
      noticeList: [
        {
          change: (body) => {
            for (const notice of data(body)['notices'] as Record<string, unknown>[]) {
              notice['affectsTrip'] = canary;
              notice['date'] = canary;
            }
            return body;
          },
        },
        {
          verdict: 'differs',
          fields: [
            { path: 'notices[].date', problem: 'not of its form', assumed: true },
            { path: 'notices[].affectsTrip', problem: 'string instead of boolean', assumed: true },
          ],
        },
      ],
      countryNames: [
        {
          change: (body) => {
            data(body)['nameMap'] = { zh: { [canary]: 7 } };
            return body;
          },
        },
        { verdict: 'differs', fields: [{ path: 'nameMap.zh.*', problem: 'number instead of string' }] },
      ],
      nextTrip: [
        { status: 404, text: `{"Code":404,"Msg":"${canary}"}` },
        { verdict: 'absent', detail: 'HTTP 404' },
      ],
      couponHistory: [
        'cut',
        { verdict: 'unreachable', detail: expect.stringMatching(/^no connection/) as string },
      ],
      claimTerms: [
        { status: 503, text: canary },
        { verdict: 'unreachable', detail: 'HTTP 503' },
      ],
      claimHistory: [
        { status: 200, text: `<p>${canary}` },
        { verdict: 'differs', fields: [{ path: '', problem: 'not JSON' }] },
      ],
      seatOrders: [
        { status: 200, text: `{"Code":"-1","Msg":"${canary}"}` },
        { verdict: 'refuses', detail: 'code -1' },
      ],
      companions: [
        { status: 200, text: `{"Code":"${canary}","Msg":"no"}` },
        { verdict: 'refuses', detail: 'a code that the documents do not have' },
      ],
      savedContacts: [
        { status: 401, text: `{"Msg":"${canary}"}` },
        { verdict: 'refuses', detail: 'code 401' },
      ],
      savedAddresses: [
        { status: 302, text: '', headers: { location: `/${canary}` } },
        { verdict: 'unreachable', detail: 'leads elsewhere' },
      ],
    };
    const { copy, options } = await backEnd(
      Object.fromEntries(Object.entries(breaks).map(([name, [how]]) => [pathOf(name), how])),
    );
    const findings = await run(options);
    const asked = findings.filter(({ verdict }) => verdict !== 'skipped');
    const expected = Object.entries(breaks).map(([name, [, outcome]]) => ({ name, ...outcome }));
    const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
    expect(bad(asked).toSorted(byName)).toEqual(expected.toSorted(byName));
    expect(conforms(findings)).toBe(false);
    const printed = tableOf(findings) + jsonOf(findings);
    expect(printed).not.toContain(canary);
    expect(printed).toContain('notices[].date (assumed): not of its form');
    expect([...valuesIn(copy.bodies)].filter((value) => printed.includes(value))).toEqual([]);
    expect(copy.asked).not.toContain(`/${canary}`);
  });

  it('is given up when it does not answer', async () => {
    const { options } = await backEnd({ [pathOf('myCoupons')]: 'silence' });
    const findings = await run({ ...options, timeout: 1, only: ['myCoupons'] });
    expect(bad(findings).find(({ name }) => name === 'myCoupons')).toMatchObject({
      verdict: 'unreachable',
      detail: 'no answer within 1 s',
    });
  });

  it('is told where nobody listens', async () => {
    const { server, copy, options } = await backEnd();
    await copy.close();
    await server.close();
    open.splice(0);
    const findings = await run({ ...options, only: ['noticeList'] });
    expect(bad(findings).find(({ name }) => name === 'noticeList')).toMatchObject({
      verdict: 'unreachable',
      detail: 'no connection: ECONNREFUSED',
    });
  });
});

describe('payloads of a host', () => {
  it('go in place of ours', async () => {
    const { options } = await backEnd();
    const only = ['contentPage', 'seatMap'];
    const findings = await run({
      ...options,
      only,
      payloads: { contentPage: { page: canary }, seatMap: { segmentId: 'none' } },
    });
    const [unsent, unknown] = ['contentPage', 'seatMap'].map((name) =>
      findings.find(({ call }) => call.name === name),
    );
    expect(unsent).toMatchObject({
      verdict: 'payload',
      fields: [{ path: 'page', problem: 'not one of the known values' }],
    });
    expect(unknown).toMatchObject({ verdict: 'refuses', detail: 'code -1' });
    expect(tableOf(findings)).not.toContain(canary);
  });

  it('are the only ones that are written with beyond this machine', async () => {
    const findings = await run({
      baseUrl: 'http://back-end.invalid',
      config,
      timeout: 5,
      writes: true,
      only: ['sendCodeBySMS', 'signOut', 'loginByPassword'],
      payloads: { loginByPassword: { account: 1 } },
    });
    const of = (name: string) => findings.find(({ call }) => call.name === name);
    expect(of('sendCodeBySMS')).toMatchObject({ verdict: 'skipped', detail: 'a write: --payloads' });
    expect(of('loginByPassword')).toMatchObject({ verdict: 'payload' });
  });
});

describe('an encrypted gateway', () => {
  it('is asked through the cipher of the configuration', async () => {
    const key = Buffer.alloc(32, 7).toString('base64');
    const { options } = await backEnd({ [pathOf('noticeList')]: { status: 200, text: '{"res":"AAAA"}' } });
    const findings = await run({
      ...options,
      only: ['noticeList'],
      config: { ...config, cipher: { key, paths: [pathOf('noticeList')] } },
    });
    expect(bad(findings).find(({ name }) => name === 'noticeList')).toMatchObject({
      verdict: 'differs',
      fields: [{ path: '', problem: 'not JSON' }],
    });
    expect(tableOf(findings)).not.toContain(key);
  });
});
