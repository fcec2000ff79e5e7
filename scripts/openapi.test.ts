import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls, defineCall, type Call } from '@mapp/kit/contracts';
import { contractDigest } from './openapi-digest.support.ts';
import { openApiDocument, openApiProblem } from './openapi.ts';

interface Operation {
  operationId: string;
  'x-source': string;
  'x-errors': string[];
  security: object[];
  parameters: { name?: string; in?: string; required?: boolean; content?: object; $ref?: string }[];
  requestBody?: { content: Record<string, { schema: { allOf: object[] } }> };
}

/** Written once: each drawing of all calls takes a tenth of a second. */
const whole = openApiDocument(calls);

const pathsOf = (document: typeof whole) =>
  document['paths'] as Record<string, { get?: Operation; post?: Operation }>;

const upload = defineCall({
  name: 'uploadProof',
  area: 'refunds',
  path: '/api/refunds/uploadProof',
  source: 'assumed',
  body: 'multipart',
  write: true,
  summary: 'Sends a proof.',
  request: z.object({ file: z.file(), remark: z.optional(z.string()) }),
  response: z.object({}),
});

describe('the OpenAPI document', () => {
  // `npm test unit openapi -- -u` accepts a change; each line of the difference names a call.
  it('has the contract of docs/contract.txt', async () => {
    await expect(contractDigest()).toMatchFileSnapshot('../docs/contract.txt');
  });

  it('has a digest in which a change names its call and its side', () => {
    const lines = (given: Call) => contractDigest([given]).split('\n');
    const before = lines(upload);
    const sides = (after: readonly string[]) =>
      after.flatMap((line, at) =>
        line
          .split('  ')
          .filter((part, of) => part !== before[at]?.split('  ')[of])
          .map((part) => `${line.split(' ')[0]} ${part.split(' ')[0]}`),
      );
    expect(sides(lines({ ...upload, response: z.object({ id: z.string() }) }))).toEqual([
      'uploadProof answer',
    ]);
    expect(sides(lines({ ...upload, request: z.object({}) }))).toEqual(['uploadProof payload']);
    expect(sides(lines({ ...upload, summary: 'Sends two.' }))).toEqual(['uploadProof call']);
  });

  it('is valid OpenAPI 3.1', async () => {
    expect(await openApiProblem(whole)).toBeUndefined();
    expect(await openApiProblem(openApiDocument([upload]))).toBeUndefined();
  });

  it('is checked by a validator that can say no', async () => {
    expect(await openApiProblem({ ...whole, paths: { 'no-slash': 7 } })).toContain('paths');
  });

  it.each(calls.map((call) => [call.name, call] as const))('has %s', (name, call) => {
    const { get, post } = pathsOf(whole)[call.path] ?? {};
    const operation = call.body === 'query' ? get : post;
    expect(operation).toMatchObject({ operationId: name, 'x-source': call.source });
    expect(operation?.security).toEqual(call.member ? [{ userToken: [] }] : [{}, { userToken: [] }]);
    expect(operation?.parameters[0]).toEqual({ $ref: '#/components/parameters/salesChannel' });
  });

  it('puts a GET’s envelope into the query, each name once', () => {
    const parameters = pathsOf(whole)['/api/user/getUserInfo']?.get?.parameters.slice(1) ?? [];
    const names = parameters.map(({ name = '' }) => name);
    expect(names.toSorted((a, b) => a.localeCompare(b))).toEqual([
      'appVersion',
      'language',
      'moduleX',
      'os',
      'region',
      'salesChannel',
      'thirdpartyParam',
      'transactionId',
    ]);
    expect(parameters.every(({ required }) => required)).toBe(true);
    expect(parameters.find(({ name }) => name === 'thirdpartyParam')).toHaveProperty('content');
  });

  it('puts a POST’s envelope beside its payload', () => {
    const [beside] =
      pathsOf(whole)['/api/orders/nextTrip']?.post?.requestBody?.content['application/json']?.schema.allOf ??
      [];
    expect(beside).toEqual({ $ref: '#/components/schemas/Envelope' });
    expect(
      Object.keys(pathsOf(openApiDocument([upload]))[upload.path]?.post?.requestBody?.content ?? {}),
    ).toEqual(['multipart/form-data']);
  });

  it('tells the assumed fields of a documented call from its documented ones', () => {
    const { schemas } = whole['components'] as {
      schemas: Record<string, { properties: Record<string, object>; required?: string[] }>;
    };
    const user = schemas['getUserInfo.answer'];
    expect(user?.properties['userId']).toEqual({ type: 'string' });
    expect(user?.properties['ffpNo']).toEqual({ type: ['string', 'null'], 'x-assumed': true });
    expect(schemas['noticeList.answer']).toMatchObject({ 'x-assumed': true });
    expect(schemas['airportNames.answer']?.properties).toMatchObject({
      list: { 'x-assumed': true, items: { properties: { cityName: { 'x-assumed': false } } } },
    });
    // A field that the site could do without is promised all the same.
    expect(JSON.stringify(schemas['seatMap.answer'])).toContain('"required":["kind","features","infant"]');
  });

  it('names the errors of each call', () => {
    const bind = pathsOf(whole)['/api/sso/login/nolandfall/bindAndLogin']?.post;
    expect(bind?.['x-errors']).toEqual(expect.arrayContaining(['request.special', 'bind.0', 'bind.4']));
    expect(whole['x-errors']).toHaveProperty(['bind.4']);
  });
});
