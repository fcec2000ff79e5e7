import * as z from 'zod/mini';
import { withoutPersonal } from '../rules/redaction/redact.ts';

/** Words that somebody else wrote: cut, and without what names a person. */
const told = (longest: number) =>
  z.pipe(
    z.string(),
    z.transform((text: string) => withoutPersonal(text, longest)),
  );

/** The path of a page, without query and hash, and without what names a person or an order. */
const page = z.pipe(
  z.string(),
  z.transform((address: string) => withoutPersonal(address.replace(/[?#].*/s, ''), 120)),
);

/** A name that the program gave: a call, a destination, a part. A year at its end, and no longer number. */
const name = z.string().check(z.regex(/^[A-Za-z]{1,40}\d{0,4}$/));

/** An id that says nothing by itself. */
const opaque = /^(?!1\d{10}$|\d{12,})[\w-]{0,36}$/;

/** Milliseconds of a page's life. */
const milliseconds = z.pipe(
  z.number().check(z.gte(0), z.lte(600_000)),
  z.transform((time: number) => Math.round(time)),
);

/** A call failed. Source: membership.md section 8 (toast errors: message, code, page, user id), decision 12. */
const failure = z.object({
  event: z.literal('failure'),
  /** The back end's words, `systemError`, or `unexpected response`. */
  message: told(300),
  /** The back end's code, or the catalogue's id where it gave none. */
  code: told(40),
  page,
  /** The member's opaque id, empty for a guest: the one thing that tells who. A phone, a card or a document is left out. */
  userId: z.pipe(
    z.unknown(),
    z.transform((id) => (typeof id === 'string' && opaque.test(id) ? id : '')),
  ),
  /** Name and path of the contract's call. */
  call: name,
  endpoint: told(100),
  /** The path of the field that did not fit its contract; never its value. */
  field: z.optional(told(120)),
});

/** A page came on show. */
const view = z.object({
  event: z.literal('page'),
  /** Name of the destination, `notFound` for none. */
  page: name,
  arrival: z.enum(['first', 'push', 'replace', 'back']),
});

/** A screen's code or words did not come. */
const chunk = z.object({
  event: z.literal('chunk'),
  chunk: name,
  reason: z.enum(['timeout', 'missing']),
});

/** A screen could not be drawn. The error's words may hold a value, so its kind alone is told. */
const crash = z.object({ event: z.literal('crash'), page, error: name });

/** The page tried something against its content security policy. */
const policy = z.object({
  event: z.literal('policy'),
  page,
  directive: z.string().check(z.regex(/^[a-z-]{3,40}$/)),
  /** Target of the attempt: a word of the browser, or an origin. */
  blocked: z.string().check(z.regex(/^(?:[a-z-]{2,30}|(?:https?|wss?):\/\/[A-Za-z.-]{1,100}(?::\d{2,5})?)$/)),
});

/** How long the page took. */
const timing = z.object({
  event: z.literal('timing'),
  page,
  measure: z.enum(['firstPaint', 'largestPaint']),
  milliseconds,
});

const schema = z.discriminatedUnion('event', [failure, view, chunk, crash, policy, timing]);

/** All that analytics may learn, as it leaves. An unknown event, or one that does not fit, does not leave. */
export type TelemetryEvent = z.output<typeof schema>;

/** The event as it may leave: its own fields alone, words without what names a person. Undefined when it does not fit. */
export function readTelemetryEvent(event: unknown): TelemetryEvent | undefined {
  const reading = schema.safeParse(event);
  return reading.success ? reading.data : undefined;
}
