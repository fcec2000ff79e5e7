import {
  byDefault,
  isObject,
  listOf,
  object,
  oneOf,
  optional,
  text,
  textThat,
  whole,
  type Check,
} from './check.ts';

/** The languages of the product, zh first: the source. */
export const languages = ['zh', 'en', 'ja', 'ko', 'ru'] as const;
export type Language = (typeof languages)[number];

type Names = Readonly<Record<Language, string>>;

const name: Check<string> = (value, field, note) => {
  const trimmed = typeof value === 'string' ? value.trim() : undefined;
  if (trimmed === undefined) note(field, 'a name');
  else if (trimmed === '') note(field, 'a name, not empty');
  else if (trimmed.length > 60) note(field, 'at most 60 characters');
  return trimmed ?? '';
};
const code = text(/^\d{4}$/, 'a sales-channel code of four digits');
const cookieName = text(/^[\w-]{1,64}$/, 'a cookie name of letters, digits, _ and -');
const yesOrNo: Check<boolean> = (value, field, note) => {
  if (typeof value !== 'boolean') note(field, 'true or false');
  return value === true;
};
const marks = listOf(name, 'a list of texts');

const webAddress = /^(?:https?:\/\/[^\s\\@?#]+|\/(?!\/)[^\s\\]*)?$/;
const address = (message: string) => text(webAddress, message);

/** Spelled as a browser spells an origin, so that equal means equal. */
const isOrigin = (given: string) =>
  /^https:\/\/[a-z\d.-]+(?::\d+)?$/.test(given) && URL.canParse(given) && new URL(given).origin === given;
const originsThat = (passes: (given: string) => boolean) =>
  listOf(
    textThat(passes, 'an https origin without path, such as https://www.example.com'),
    'a list of origins',
  );
const origins = originsThat(isOrigin);

const partnerPage = textThat(
  (given) =>
    /^https:\/\/[^\s{}]+(?:\{orderNo\}[^\s{}]*)?$/.test(given) ||
    /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\/[^\s{}]*(?:\{orderNo\}[^\s{}]*)?$/.test(given),
  'an https address of a page, with {orderNo} where it is of one order',
);

/** The sandbox's other site; a site on https shows nothing on http. */
const isOnLoopback = (given: string) => /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(given);

const airlineNames: Names = {
  zh: 'MU航空',
  en: 'MU Airlines',
  ja: 'MU航空',
  ko: 'MU항공',
  ru: 'MU Airlines',
};

const namesByLanguage = object({
  zh: optional(name),
  en: optional(name),
  ja: optional(name),
  ko: optional(name),
  ru: optional(name),
});

/** One name for all languages, or one each; a language that is left out keeps its default. */
const airlineName: Check<Names> = (value, field, note) => {
  if (isObject(value)) return { ...airlineNames, ...namesByLanguage(value, field, note) };
  if (typeof value !== 'string') note(field, 'a name, or a name for each of zh, en, ja, ko, ru');
  const one = typeof value === 'string' ? name(value, field, note) : '';
  return { zh: one, en: one, ja: one, ko: one, ru: one };
};

const hostPage = optional(text(/^\/[\w/.-]{1,200}$/, 'a page of the mini-program, from /'));
const host = object({
  platform: optional(name),
  salesChannel: optional(code),
  alias: optional(cookieName),
  /** Marks in the user agent, any of them; words parted by a space must all occur. */
  userAgent: optional(marks),
  /** Objects on the page, `name` or `name=text`, any of them. */
  injected: optional(marks),
  /** Pages of a mini-program; see `HostPages`. */
  pages: optional(
    object({
      login: hostPage,
      groupLogin: hostPage,
      loginV2: hostPage,
      home: hostPage,
      checkIn: hostPage,
      flightNews: hostPage,
      mine: hostPage,
      payment: hostPage,
      order: hostPage,
      ticketOrders: hostPage,
    }),
  ),
  /** The host's own sign-in page, instead of the single sign-on. */
  loginUrl: optional(address('a path or an http address')),
  /** The script that makes the host's functions; the content security policy must allow it. */
  sdk: optional(text(/^https:\/\/[^\s\\@?#]+$/, 'an https address')),
  /** The app's address scheme. */
  scheme: optional(
    text(
      /^(?!(?:javascript|vbscript|data|blob|file|about|https?)$)[a-z][a-z\d+.-]{1,30}$/,
      'an address scheme of the app, in small letters',
    ),
  ),
  /** The host draws its own bar below the page, and is told which entry is lit. */
  ownTabBar: optional(yesOrNo),
  /** Sales channel that is led to the way back after the app's sign-in. */
  redirectsAfterLogin: optional(code),
});

/** By what a partner is known to have opened the page itself. */
const partnerMarks = {
  /** Origins of its pages. */
  origins: optional(origins),
  /** Marks of its web view in the user agent, any of them; words parted by a space must all occur. */
  userAgent: optional(marks),
};
const plainChannel = optional(object(partnerMarks));
const channelFields = object({ ...partnerMarks, code: optional(code) });

/** The code alone, or with the partner's marks. */
const channel = optional<string | ReturnType<typeof channelFields>>((value, field, note) =>
  isObject(value) ? channelFields(value, field, note) : code(value, field, note),
);

const cipher = object({
  key: text(/^[A-Za-z0-9+/]{43}=$/, 'base64 of a key of 32 bytes'),
  paths: listOf(address('a path'), 'a list of paths'),
});

const schema = object({
  /** For editors only. */
  $schema: optional(text(/^/, 'a text')),
  airlineName: byDefault(airlineName, airlineNames),
  /** IATA designator. */
  airlineCode: byDefault(text(/^[A-Z0-9]{2}$/, 'two capital letters or digits'), 'MU'),
  /** As it is dialled. */
  hotline: byDefault(text(/^\+?\d[\d -]{1,19}$/, 'a telephone number'), '95530'),
  /** Origin and path before each call's own path; empty is the site's origin. */
  apiBase: byDefault(address('empty, a path or an http address'), ''),
  /** The single sign-on page; empty where there is none, and the site's own /login signs in. */
  ssoUrl: byDefault(address('a path or an http address'), '/sso/login'),
  /** The cashier, with `:id` for the order; without it, the site's own payment screen. */
  cashierUrl: optional(address('a path or an http address')),
  environment: byDefault(oneOf(['production', 'test'], 'production or test'), 'production'),
  /** Sent with each request. */
  appVersion: byDefault(text(/^[\w.-]{1,20}$/, 'a version of letters, digits, . and -'), '219'),
  /** Differences from the documented table of hosts. */
  hosts: byDefault(
    object({
      browser: optional(host),
      app: optional(host),
      miniprogram: optional(host),
      ali: optional(host),
      xuexi: optional(host),
      douyin: optional(host),
    }),
    {},
  ),
  /** The sales-channel code of each partner, where it differs, and by what it is known. Source: decision 0030. */
  channels: byDefault(
    object({
      rail: channel,
      bank: channel,
      company: channel,
      '6301': plainChannel,
      '6302': plainChannel,
      '6304': plainChannel,
      '6124': plainChannel,
    }),
    {},
  ),
  /** Origins that /webview shows and /overbook/outLink leads to; the content security policy must allow them as frames. */
  webviewAllow: byDefault(
    originsThat((given) => isOrigin(given) || isOnLoopback(given)),
    [],
  ),
  /** Pages of partners; one that is absent is not offered. `{orderNo}` stands for the order. Source: travel.md section 7. */
  partnerLinks: byDefault(
    object({
      baggage: optional(partnerPage),
      travelGuide: optional(partnerPage),
      car: optional(partnerPage),
      parking: optional(partnerPage),
      vacations: optional(partnerPage),
      hotels: optional(partnerPage),
      itinerary: optional(partnerPage),
      insurance: optional(partnerPage),
      invoice: optional(partnerPage),
      valetRefund: optional(partnerPage),
    }),
    {},
  ),
  /** Origins other than the site's own that a return address may name. */
  returnAllow: byDefault(origins, []),
  /** Encrypted gateways; none without it. */
  cipher: optional(cipher),
  /** Seconds before an SMS code can be asked for again. */
  smsCountdown: byDefault(whole(10, 600), 60),
  upload: byDefault(
    object({
      maxFiles: byDefault(whole(1, 20), 5),
      /** Of one file. */
      maxBytes: byDefault(whole(1024, 104_857_600), 10_485_760),
    }),
    { maxFiles: 5, maxBytes: 10_485_760 },
  ),
});

/** Settings of a deployment in /mapp/config.json. Source: decision 1. */
export type Config = ReturnType<typeof schema>;

/** Problem of a configuration. */
export interface ConfigProblem {
  /** `upload.maxFiles`, or an empty string for the file as a whole. */
  readonly field: string;
  /** Demand on the field, in English, for whoever runs the site. Never the value. */
  readonly message: string;
}

export type ParsedConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly ConfigProblem[] };

/** Checks the content of config.json. Every field has a default, so that `{}` is valid; an unknown field is a problem. */
export function parseConfig(content: unknown): ParsedConfig {
  const problems: ConfigProblem[] = [];
  const config = schema(content, '', (field, message) => problems.push({ field, message }));
  return problems.length === 0 ? { ok: true, config } : { ok: false, problems };
}
