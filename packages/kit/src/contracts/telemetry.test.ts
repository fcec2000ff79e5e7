import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routes } from '../navigation/routes.ts';
import { calls } from './index.ts';
import { readTelemetryEvent } from './telemetry.ts';

const failure = {
  event: 'failure',
  message: 'Phone 13800000001 is taken',
  code: 'RTC01',
  page: '/mapp/myBill?startDate=2026-05-01#list',
  userId: 'U71000001',
  call: 'pointsSummary',
  endpoint: '/api/memberApi/member/getAllCountActivitys',
};
const crash = { event: 'crash', page: '/mapp/Home', error: 'TypeError' };
const policy = { event: 'policy', page: '/mapp/Home', directive: 'connect-src', blocked: 'inline' };
const timing = { event: 'timing', page: '/mapp/Home', measure: 'firstPaint', milliseconds: 412.6 };

describe('what leaves', () => {
  it.each([
    [failure, { ...failure, message: 'Phone [phone] is taken', page: '/mapp/myBill' }],
    [
      { event: 'page', page: 'bill', arrival: 'push' },
      { event: 'page', page: 'bill', arrival: 'push' },
    ],
    [
      { event: 'chunk', chunk: 'bill', reason: 'timeout' },
      { event: 'chunk', chunk: 'bill', reason: 'timeout' },
    ],
    [crash, crash],
    [policy, policy],
    [
      { ...policy, blocked: 'https://www.example.com:8443' },
      { ...policy, blocked: 'https://www.example.com:8443' },
    ],
    [timing, { ...timing, milliseconds: 413 }],
    [
      { ...timing, milliseconds: 0 },
      { ...timing, milliseconds: 0 },
    ],
    [
      { ...timing, milliseconds: 600_000 },
      { ...timing, milliseconds: 600_000 },
    ],
  ])('%j', (event, fit) => {
    expect(readTelemetryEvent(event)).toEqual(fit);
  });

  it.each([
    ...['first', 'push', 'replace', 'back'].map((arrival) => ({ event: 'page', page: 'bill', arrival })),
    ...['timeout', 'missing'].map((reason) => ({ event: 'chunk', chunk: 'bill', reason })),
    ...['firstPaint', 'largestPaint'].map((measure) => ({ ...timing, measure, milliseconds: 1 })),
    ...['http://a.example', 'https://a.example', 'ws://a.example', 'wss://a.example:99', 'eval'].map(
      (blocked) => ({
        ...policy,
        blocked,
      }),
    ),
  ])('every word of the lists: %j', (event) => {
    expect(readTelemetryEvent(event)).toEqual(event);
  });

  it('has the event’s own fields alone', () => {
    expect(readTelemetryEvent({ ...crash, message: 'Zhang San', stack: 'x', token: 't' })).toEqual(crash);
  });

  it.each([
    ['message', 'ID 310104199103072512', 'ID [document]'],
    ['message', 'x'.repeat(400), 'x'.repeat(300)],
    ['code', 'token=abc', 'token=[token]'],
    ['code', 'c'.repeat(60), 'c'.repeat(40)],
    ['page', '/mapp/order/detail/78124000000001#a?b', '/mapp/order/detail/[order]'],
    ['page', `/${'p'.repeat(200)}`, `/${'p'.repeat(119)}`],
    ['page', '/mapp/Home#a\nb', '/mapp/Home'],
    ['field', 'members.13800000001.name', 'members.[phone].name'],
    ['field', 'f'.repeat(200), 'f'.repeat(120)],
    ['endpoint', '/api/v1/flightSts/13800000001', '/api/v1/flightSts/[phone]'],
    ['endpoint', `/${'e'.repeat(200)}`, `/${'e'.repeat(99)}`],
    ['userId', 'u-7_A', 'u-7_A'],
    ['userId', '', ''],
    ['userId', '10086', '10086'],
    ['userId', '13800000001', ''],
    ['userId', '13800000001a', '13800000001a'],
    ['userId', '600000000001', ''],
    ['userId', '31010419910307251X', ''],
    ['userId', 'zhang.san@example.com', ''],
    ['userId', 'u'.repeat(36), 'u'.repeat(36)],
    ['userId', 'u'.repeat(37), ''],
    ['userId', undefined, ''],
  ])('in %s, of %j: %j', (field, value, left) => {
    expect(readTelemetryEvent({ ...failure, [field]: value })).toMatchObject({ [field]: left });
  });

  it('names every call and every destination', () => {
    for (const call of calls)
      expect(readTelemetryEvent({ ...failure, call: call.name, endpoint: call.path })).toMatchObject({
        call: call.name,
        endpoint: call.path,
      });
    for (const page of [...Object.keys(routes), 'notFound'])
      expect(readTelemetryEvent({ event: 'page', page, arrival: 'first' })).toMatchObject({ page });
  });
});

describe('what does not', () => {
  it.each([
    [undefined],
    [null],
    ['failure'],
    [{}],
    [{ event: 'login' }],
    [{ ...failure, message: 7 }],
    [{ ...failure, call: 'pointsSummary12345' }],
    [{ ...failure, call: '' }],
    [{ ...failure, call: 'c'.repeat(41) }],
    [{ ...failure, call: 'points summary' }],
    [{ ...failure, endpoint: undefined }],
    [{ ...failure, field: 7 }],
    [{ event: 'page', page: 'bill' }],
    [{ event: 'page', page: 'bill', arrival: 'swipe' }],
    [{ event: 'page', page: '/myBill', arrival: 'push' }],
    [{ event: 'chunk', chunk: 'bill', reason: 'Zhang San' }],
    [{ ...crash, error: 'TypeError: Zhang San' }],
    [{ ...policy, directive: 'connect-src x' }],
    [{ ...policy, directive: 'ab' }],
    [{ ...policy, directive: 'a'.repeat(41) }],
    [{ ...policy, blocked: 'https://www.example.com/?name=Zhang' }],
    [{ ...policy, blocked: 'data:text/html,x' }],
    [{ ...policy, blocked: 'x' }],
    [{ ...policy, blocked: 'the https://example.com' }],
    [{ ...timing, milliseconds: -1 }],
    [{ ...timing, milliseconds: 600_001 }],
    [{ ...timing, milliseconds: Number.NaN }],
    [{ ...timing, measure: 'heartbeat' }],
  ])('%j', (event) => {
    expect(readTelemetryEvent(event)).toBeUndefined();
  });

  it('property: nothing of what does not belong, whatever is told', () => {
    const some = fc.constantFrom('failure', 'page', 'chunk', 'crash', 'policy', 'timing', 'x');
    const known = new Set(
      Object.keys({ ...failure, ...crash, ...policy, ...timing, arrival: 1, chunk: 1, reason: 1, field: 1 }),
    );
    fc.assert(
      fc.property(some, fc.dictionary(fc.string(), fc.anything()), (event, fields) => {
        const fit = readTelemetryEvent({ ...failure, ...crash, ...fields, event });
        for (const field of Object.keys(fit ?? {})) expect(known).toContain(field);
      }),
    );
  });
});
