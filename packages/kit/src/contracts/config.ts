import * as z from 'zod/mini';
import { _default as byDefault } from 'zod/mini';

/** The languages of the product, zh first: the source. */
export const languages = ['zh', 'en', 'ja', 'ko', 'ru'] as const;
export type Language = (typeof languages)[number];

const said = (pattern: RegExp, error: string) => z.string(error).check(z.regex(pattern, error));
const whole = (from: number, to: number) => {
  const error = `a whole number from ${from} to ${to}`;
  return z.int(error).check(z.gte(from, error), z.lte(to, error));
};

const name = z
  .string('a name')
  .check(z.trim(), z.minLength(1, 'a name, not empty'), z.maxLength(60, 'at most 60 characters'));
const code = said(/^\d{4}$/, 'a sales-channel code of four digits');
const cookieName = said(/^[\w-]{1,64}$/, 'a cookie name of letters, digits, _ and -');
const marks = z.array(name, 'a list of texts');

const webAddress = /^(?:https?:\/\/[^\s\\@?#]+|\/(?!\/)[^\s\\]*)?$/;
const address = (error: string) => said(webAddress, error);

/** Spelled as a browser spells an origin, so that equal means equal. */
const origins = z.array(
  z
    .string('an origin')
    .check(
      z.refine(
        (text) =>
          /^https:\/\/[a-z\d.-]+(?::\d+)?$/.test(text) && URL.canParse(text) && new URL(text).origin === text,
        'an https origin without path, such as https://www.example.com',
      ),
    ),
  'a list of origins',
);

const airlineNames: Readonly<Record<Language, string>> = {
  zh: 'MU航空',
  en: 'MU Airlines',
  ja: 'MU航空',
  ko: 'MU항공',
  ru: 'MU Airlines',
};

/** One name for all languages, or one each; a language that is left out keeps its default. */
const airlineName = z.pipe(
  z.union(
    [name, z.partialRecord(z.enum(languages), name)],
    'a name, or a name for each of zh, en, ja, ko, ru',
  ),
  z.transform((given: string | Partial<Record<Language, string>>): Readonly<Record<Language, string>> =>
    typeof given === 'string'
      ? { zh: given, en: given, ja: given, ko: given, ru: given }
      : { ...airlineNames, ...given },
  ),
);

const host = z.strictObject({
  platform: z.optional(name),
  salesChannel: z.optional(code),
  alias: z.optional(cookieName),
  /** Marks in the user agent, any of them; words parted by a space must all occur. */
  userAgent: z.optional(marks),
  /** Objects on the page, `name` or `name=text`, any of them. */
  injected: z.optional(marks),
});

const cipher = z.strictObject({
  key: said(/^[A-Za-z0-9+/]{43}=$/, 'base64 of a key of 32 bytes'),
  paths: z.array(address('a path'), 'a list of paths'),
});

const schema = z.strictObject({
  /** For editors only. */
  $schema: z.optional(z.string()),
  airlineName: byDefault(airlineName, airlineNames),
  /** IATA designator. */
  airlineCode: byDefault(said(/^[A-Z0-9]{2}$/, 'two capital letters or digits'), 'MU'),
  /** As it is dialled. */
  hotline: byDefault(said(/^\+?\d[\d -]{1,19}$/, 'a telephone number'), '95530'),
  /** Origin and path before each call's own path; empty is the site's origin. */
  apiBase: byDefault(address('empty, a path or an http address'), ''),
  /** The sign-in page. */
  ssoUrl: byDefault(address('a path or an http address'), '/sso/login'),
  /** The cashier, with `:id` for the order; without it, the site's own payment screen. */
  cashierUrl: z.optional(address('a path or an http address')),
  environment: byDefault(z.enum(['production', 'test'], 'production or test'), 'production'),
  /** Sent with each request. */
  appVersion: byDefault(said(/^[\w.-]{1,20}$/, 'a version of letters, digits, . and -'), '219'),
  /** What differs from the documented table of hosts. */
  hosts: byDefault(
    z.strictObject({
      browser: z.optional(host),
      app: z.optional(host),
      miniprogram: z.optional(host),
      ali: z.optional(host),
      xuexi: z.optional(host),
      douyin: z.optional(host),
    }),
    {},
  ),
  /** The sales-channel code of each partner, where it differs. */
  channels: byDefault(
    z.strictObject({ rail: z.optional(code), bank: z.optional(code), company: z.optional(code) }),
    {},
  ),
  /** Origins that /webview shows. */
  webviewAllow: byDefault(origins, []),
  /** Origins other than the site's own that a return address may name. */
  returnAllow: byDefault(origins, []),
  /** Encrypted gateways; none without it. */
  cipher: z.optional(cipher),
  /** Seconds before an SMS code can be asked for again. */
  smsCountdown: byDefault(whole(10, 600), 60),
  upload: byDefault(
    z.strictObject({
      maxFiles: byDefault(whole(1, 20), 5),
      /** Of one file. */
      maxBytes: byDefault(whole(1024, 104_857_600), 10_485_760),
    }),
    { maxFiles: 5, maxBytes: 10_485_760 },
  ),
});

/** What a deployment is told by /mapp/config.json. Source: decision 1. */
export type Config = z.output<typeof schema>;

/** What is wrong with a configuration. */
export interface ConfigProblem {
  /** `upload.maxFiles`, or an empty string for the file as a whole. */
  readonly field: string;
  /** What the field must be, in English, for whoever runs the site. Never the value. */
  readonly message: string;
}

export type ParsedConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly ConfigProblem[] };

/** Checks the content of config.json. Every field has a default, so that `{}` is valid; an unknown field is a problem. */
export function parseConfig(content: unknown): ParsedConfig {
  const parsed = z.safeParse(schema, content);
  if (parsed.success) return { ok: true, config: parsed.data };
  const problems = parsed.error.issues.flatMap((issue): ConfigProblem[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), message: 'unknown field' }))
      : [
          {
            field: issue.path.join('.'),
            message: issue.path.length > 0 ? issue.message : 'not a JSON object',
          },
        ],
  );
  return { ok: false, problems };
}
