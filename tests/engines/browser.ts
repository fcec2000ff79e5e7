/** Differences from browser to browser; the rest is in `engine.ts`. Code for a page is told as an expression. */
export interface Browser {
  /** Opens an address, and waits until the page's files are there. */
  readonly open: (address: string) => Promise<void>;
  /** The value of an expression in the page, once a promise is kept. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Presses the element that an expression gives, as a finger does. */
  readonly click: (expression: string) => Promise<void>;
  /** Presses the keys of a text while that element has the focus. */
  readonly type: (expression: string, text: string) => Promise<void>;
  /** The page on show, as PNG. */
  readonly screenshot: () => Promise<Buffer>;
  /** Errors that the page has said or thrown since they were last taken. */
  readonly takeErrors: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** A phone that is narrow but not the narrowest. */
export const size = { width: 390, height: 844 } as const;

/** The traveller's zone, wherever the tests run. */
export const timeZone = 'Asia/Shanghai';

/** A function that runs in a page: it knows what it is given and the page, nothing of the test. */
export type InPage<Given, Value> = (given: Given) => Value | Promise<Value>;

/** The call of such a function, as an expression. */
export const call = <Given, Value>(act: InPage<Given, Value>, given?: Given): string =>
  `(${act.toString()})(${given === undefined ? '' : JSON.stringify(given)})`;

/** Installs a listener for what a page throws, logs as an error or tries against its policy; a second one changes nothing. */
function listen(): void {
  const page = window as Window & { mappErrors?: string[] };
  if (page.mappErrors) return;
  const said: string[] = (page.mappErrors = []);
  const { error } = console;
  console.error = (...words: unknown[]) => {
    said.push(words.map(String).join(' '));
    error(...words);
  };
  addEventListener('error', ({ message }) => message && said.push(`thrown: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => said.push(`rejected: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    said.push(`policy: ${event.effectiveDirective} ${event.blockedURI}`),
  );
}

/** Puts the listener in place. */
export const listenForErrors = call(listen);

/** Errors that it has heard, once. */
export const heardErrors = call(
  () => (window as Window & { mappErrors?: string[] }).mappErrors?.splice(0) ?? [],
);
