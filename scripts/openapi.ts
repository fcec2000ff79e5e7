/**
 * `npm run openapi [file]`: writes the OpenAPI 3.1 document of every call from the contracts, into dist/openapi.json or the
 * file that is named. `x-source` says whether a call is `documented` in the specification or our proposal (`assumed`);
 * `x-assumed` says it of the fields of a documented call. docs/contract.txt has a digest of each call.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import * as z from 'zod/mini';
import {
  calls as allCalls,
  errors,
  errorsOf,
  isPromised,
  markOf,
  type BodyKind,
  type Call,
} from '@mapp/kit/contracts';
import { refuse } from './machine/words.mjs';

type Schema = Record<string, unknown>;

const text = (description: string): Schema => ({ type: 'string', description });
const ref = (name: string): Schema => ({ $ref: `#/components/${name}` });

/** The fields of the envelope. Source: decision 6. */
const envelope: Readonly<Record<string, Schema>> = {
  salesChannel: text('Base64 of the sales-channel code.'),
  moduleX: text('The area of the call.'),
  os: { type: 'string', enum: ['Android', 'iOS', 'Harmony', 'Web'] },
  language: { type: 'string', enum: ['zh', 'en', 'ja', 'ko', 'ru'] },
  appVersion: text('Version of the site.'),
  transactionId: {
    type: 'string',
    format: 'uuid',
    description: 'One for each user action, and the same when the person repeats it after a failure.',
  },
  thirdpartyParam: { type: 'object', description: 'Empty by default.' },
};

const code = (...values: (string | number)[]): Schema => ({
  type: ['string', 'integer'],
  enum: values.flatMap((value) => [String(value), value]),
});
const anyCode: Schema = { type: ['string', 'integer'] };
const messages = Object.fromEntries(
  ['Msg', 'msg', 'resultMsg', 'message'].map((name) => [name, { type: 'string' }]),
);

const components = {
  schemas: {
    Envelope: {
      type: 'object',
      description: 'Stands beside the payload of every request.',
      properties: envelope,
      required: Object.keys(envelope),
    },
    Accepted: {
      type: 'object',
      description: 'A yes: neither code says otherwise. Every field may be left out.',
      properties: {
        Code: code(200),
        code: code(200),
        resultCode: code(0, 200),
        success: { type: 'boolean', enum: [true] },
        ...messages,
      },
    },
    Refused: {
      type: 'object',
      description:
        'A no, with HTTP 200 as well: the codes of `x-errors`, or any other with a message for the person.',
      properties: {
        Code: anyCode,
        code: anyCode,
        resultCode: anyCode,
        success: { type: 'boolean' },
        ...messages,
      },
      anyOf: [
        { required: ['Code'] },
        { required: ['code'] },
        { required: ['resultCode'] },
        { required: ['success'] },
      ],
    },
  },
  parameters: {
    salesChannel: {
      name: 'x-sales-channel',
      in: 'header',
      required: true,
      schema: text('Base64 of the sales-channel code.'),
    },
    userSubject: {
      name: 'x-user-subject',
      in: 'header',
      required: false,
      description:
        'Whom the write is meant for: userId of getUserInfo, percent-encoded. A token of somebody else is refused with Code 40901.',
      'x-assumed': true,
      schema: text('The member’s id.'),
    },
  },
  securitySchemes: {
    userToken: {
      type: 'apiKey',
      in: 'header',
      name: 'x-user-token',
      description: 'The login token; a guest sends none.',
    },
  },
};

/** Fields that the contract promises, though the site can do without some of them. */
function promised({ def }: z.core.$ZodType['_zod'], required: unknown): Schema {
  if (def.type !== 'object') return {};
  const { shape } = def as z.core.$ZodObjectDef;
  const names = Object.keys(shape).filter(
    (name) =>
      (required as string[] | undefined)?.includes(name) || isPromised(shape[name] as z.core.$ZodType),
  );
  return names.length > 0 ? { required: names } : {};
}

/** The wire's side of a contract's schema, without what only JavaScript needs. Marked parts of a documented call say so. */
function wireSchema(schema: Call['request']): Schema {
  const { $schema: _, ...wire } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const assumed = markOf(zodSchema);
      if (assumed !== undefined) Object.assign(jsonSchema, { 'x-assumed': assumed });
      Object.assign(jsonSchema, promised(zodSchema['_zod'], jsonSchema.required));
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
    },
  });
  return wire;
}

const contentTypes: Record<Exclude<BodyKind, 'query'>, string> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

/** A GET's fields; an object travels as JSON text. */
function queryParameters(request: Schema): Schema[] {
  const own = (request['properties'] ?? {}) as Record<string, Schema>;
  const required = new Set([...Object.keys(envelope), ...((request['required'] ?? []) as string[])]);
  const placed = (schema: Schema) =>
    schema['type'] === 'object' ? { content: { 'application/json': { schema } } } : { schema };
  return Object.entries({ ...envelope, ...own }).map(([name, schema]) =>
    Object.assign({ name, in: 'query', required: required.has(name) }, placed(schema)),
  );
}

function operation(call: Call): Schema {
  const answer = ref(`schemas/${call.name}.answer`);
  const inData = { type: 'object', properties: { data: answer }, required: ['data'] };
  const whole = { allOf: [ref('schemas/Envelope'), ref(`schemas/${call.name}.payload`)] };
  return {
    operationId: call.name,
    tags: [call.area],
    summary: call.summary,
    'x-source': call.source,
    'x-write': call.write,
    'x-errors': errorsOf(call).map((entry) => entry.code),
    security: call.member ? [{ userToken: [] }] : [{}, { userToken: [] }],
    parameters: [
      ref('parameters/salesChannel'),
      ...(call.write ? [ref('parameters/userSubject')] : []),
      ...(call.body === 'query' ? queryParameters(wireSchema(call.request)) : []),
    ],
    ...(call.body !== 'query' && {
      requestBody: { required: true, content: { [contentTypes[call.body]]: { schema: whole } } },
    }),
    responses: {
      '200': {
        description: 'The payload, in `data` or as the whole body; or a refusal.',
        content: {
          'application/json': {
            schema: {
              anyOf: [
                { allOf: [ref('schemas/Accepted'), inData] },
                { allOf: [ref('schemas/Accepted'), answer] },
                ref('schemas/Refused'),
              ],
            },
          },
        },
      },
      '401': { description: 'Not signed in.' },
    },
  };
}

/** Payload and answer of each call, by its name. */
const schemasOf = (calls: readonly Call[]): Record<string, Schema> =>
  Object.fromEntries(
    calls.flatMap(({ name, body, request, response }) => [
      ...(body === 'query' ? [] : [[`${name}.payload`, wireSchema(request)] as const]),
      [`${name}.answer`, wireSchema(response)] as const,
    ]),
  );

/** The OpenAPI 3.1 document of some calls. */
export const openApiDocument = (calls: readonly Call[]): Schema => ({
  openapi: '3.1.0',
  info: {
    title: 'Airline mobile web',
    version: '1.0.0',
    description:
      'What the site asks of its back end. `x-source: documented` follows the specification; `assumed` is a proposal for a path or a shape that it does not show. `x-assumed: true` marks a field of a documented call that is our proposal, with all within it; `false` a documented field within one. A field that may be left out may be null.',
  },
  servers: [{ url: '/', description: 'The site’s own origin, or `apiBase` of config.json.' }],
  tags: [...new Set(calls.map(({ area }) => area))].map((name) => ({ name })),
  paths: Object.fromEntries(
    calls.map((call) => [call.path, { [call.body === 'query' ? 'get' : 'post']: operation(call) }]),
  ),
  components: { ...components, schemas: { ...components.schemas, ...schemasOf(calls) } },
  'x-errors': Object.fromEntries(
    errors.map(({ code: id, meaning, action, messageKey }) => [
      id,
      { meaning, action, ...(messageKey && { messageKey }) },
    ]),
  ),
});

/** The document as it is written. */
const openApiText = (calls: readonly Call[]): string =>
  `${JSON.stringify(openApiDocument(calls), undefined, 2)}\n`;

/** Problems of a document by the OpenAPI 3.1 schema; undefined when it is valid. */
export async function openApiProblem(document: Schema): Promise<string | undefined> {
  const { valid, errors: found } = await new Validator().validate(structuredClone(document));
  return valid ? undefined : JSON.stringify(found, undefined, 2);
}

if (import.meta.main) {
  const [file = 'dist/openapi.json', ...more] = process.argv.slice(2);
  if (more.length > 0 || file.startsWith('-'))
    refuse(`npm run openapi takes one file, and was given ${[file, ...more].join(' ')}.`);
  const problem = await openApiProblem(openApiDocument(allCalls));
  if (problem) throw new Error(`The document is not valid OpenAPI 3.1: ${problem}`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, openApiText(allCalls));
  console.log(`${file}: ${allCalls.length} calls`);
}
