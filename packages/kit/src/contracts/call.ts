import type * as z from 'zod/mini';
import type { Area } from './areas.ts';

/** How the payload travels. `query` is a GET; the others are POST. */
export type BodyKind = 'json' | 'query' | 'form' | 'multipart';

/** One call of the back end: what it asks, what it answers, and where that is written down. */
export interface Call<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  /** Stable name, used for query keys, reports and the OpenAPI operation. */
  readonly name: string;
  /** Sent as `moduleX` of the envelope. */
  readonly area: Area;
  /** Path on the API's origin, spelling as documented. */
  readonly path: string;
  readonly body: BodyKind;
  /** `documented` in the specification, or `assumed`: our proposal for a path or a shape that is not shown. */
  readonly source: 'documented' | 'assumed';
  /** The call needs a signed-in member. */
  readonly member: boolean;
  /** It changes something or sends a code: never repeated by the program. */
  readonly write: boolean;
  /** Nothing but an answer with Code 200 counts as done; for others an answer without Code or with resultCode 0 does. */
  readonly onlyCode200: boolean;
  /** Nothing but an answer with such a message counts as done; any other is told in the back end's words. */
  readonly onlyMessage?: RegExp | undefined;
  /** One English sentence for the OpenAPI document. */
  readonly summary: string;
  /** The payload, without the envelope. */
  readonly request: Request;
  /** The fields that we read of the whole answer. Unknown fields are tolerated. */
  readonly response: Response;
}

export type RequestOf<C extends Call> = z.input<C['request']>;
export type ResponseOf<C extends Call> = z.output<C['response']>;

type Given<Request extends z.ZodMiniType, Response extends z.ZodMiniType> = Pick<
  Call<Request, Response>,
  'name' | 'area' | 'path' | 'summary' | 'request' | 'response'
> &
  Partial<Pick<Call, 'body' | 'source' | 'member' | 'onlyCode200' | 'onlyMessage'>>;

/** Declares a call. Defaults: POST with JSON, documented, for members, a read. Its type says whether it writes. */
export const defineCall = <
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
  Write extends boolean = false,
>(
  given: Given<Request, Response> & { readonly write?: Write },
): Call<Request, Response> & { readonly write: Write } => ({
  body: 'json',
  source: 'documented',
  member: true,
  onlyCode200: false,
  ...given,
  write: (given.write ?? false) as Write,
});
