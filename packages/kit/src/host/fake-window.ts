/** Traits that a test asks of its window. */
export interface FakeWindowOptions {
  readonly href?: string;
  readonly userAgent?: string;
  readonly cookie?: string;
  readonly historyLength?: number;
  /** Storage and cookies throw, as in a sandboxed frame. */
  readonly forbidden?: boolean;
  /** Storage can be read but takes nothing, as in old private modes. */
  readonly full?: boolean;
  readonly session?: Readonly<Record<string, string>>;
  readonly share?: (what: unknown) => Promise<void>;
  readonly writeText?: (text: string) => Promise<void>;
  readonly globals?: Readonly<Record<string, unknown>>;
  /** Another page lies over this one. */
  readonly covered?: () => boolean;
  /** Is told what happens, as the log is. */
  readonly onLog?: (entry: string) => void;
}

/** A window for the tests and the rehearsal of the adapters, with what it was told. */
export interface FakeWindow {
  readonly window: Window;
  /** Events so far, oldest first: `assign https://…`, `cookie a=b; …`. */
  readonly log: string[];
  readonly root: { lang: string; readonly dataset: Record<string, string> };
  readonly fire: (event: string, given?: unknown) => void;
}

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

function fakeStorage(entries: Readonly<Record<string, string>>, full: boolean): Storage {
  const values: Record<string, string> = { ...entries };
  const methods = {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('Full', 'QuotaExceededError');
      values[key] = value;
    },
    removeItem: (key: string) => void delete values[key],
  };
  // As in a browser, its own keys are the entries.
  return new Proxy(values, { get: (_, name) => Reflect.get(methods, name) }) as unknown as Storage;
}

/** Makes a window that only remembers. */
export function fakeWindow(options: FakeWindowOptions = {}): FakeWindow {
  const {
    href = 'https://www.example.com/mapp/Home',
    userAgent = 'Mozilla/5.0',
    forbidden = false,
  } = options;
  const log: string[] = [];
  const url = new URL(href);
  const listeners = new Map<string, Set<(given?: unknown) => void>>();
  const root = { lang: '', dataset: {} as Record<string, string> };
  const jar = new Map(
    (options.cookie ?? '')
      .split('; ')
      .filter(Boolean)
      .map((pair) => pair.split('=') as [string, string]),
  );
  const write = (entry: string) => {
    log.push(entry);
    options.onLog?.(entry);
  };
  const note = (action: string) => (detail?: string) =>
    write(detail === undefined ? action : `${action} ${detail}`);
  const storage = (entries: Readonly<Record<string, string>> = {}) =>
    fakeStorage(entries, options.full ?? false);
  const session = storage(options.session);
  const local = storage();
  const link = () => {
    const made = {
      href: '',
      download: '',
      click: () => note('save')(`${made.download} ${made.href}`),
      remove: note('remove'),
    };
    return made;
  };
  const made = (tag: string) =>
    tag === 'a' ? link() : { src: '', hidden: false, async: false, remove: () => undefined };
  const append = (node: { src?: string }) =>
    node.src === undefined ? note('append')() : note('load')(node.src);

  const window = {
    location: {
      href,
      origin: url.origin,
      protocol: url.protocol,
      pathname: url.pathname,
      search: url.search,
      hash: url.hash,
      assign: note('assign'),
      replace: note('replace'),
      reload: note('reload'),
    },
    history: { length: options.historyLength ?? 1, back: note('back') },
    navigator: {
      userAgent,
      languages: ['zh-CN', 'en'],
      onLine: true,
      ...(options.share && { share: options.share }),
      ...(options.writeText && { clipboard: { writeText: options.writeText } }),
    },
    document: {
      title: '',
      documentElement: root,
      body: { append },
      head: { append },
      createElement: made,
      get visibilityState() {
        return options.covered?.() ? 'hidden' : 'visible';
      },
      get cookie() {
        return forbidden ? refuse() : [...jar].map((pair) => pair.join('=')).join('; ');
      },
      set cookie(text: string) {
        if (forbidden) refuse();
        write(`cookie ${text}`);
        const [pair = ''] = text.split('; ');
        const [name = '', value = ''] = pair.split('=');
        if (text.includes('Max-Age=0')) jar.delete(name);
        else jar.set(name, value);
      },
    },
    get sessionStorage() {
      return forbidden ? refuse() : session;
    },
    get localStorage() {
      return forbidden ? refuse() : local;
    },
    crypto: globalThis.crypto,
    setTimeout: (action: () => void, delay: number) => setTimeout(action, delay),
    clearTimeout: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
    setInterval: (action: () => void, delay: number) => setInterval(action, delay),
    clearInterval: (timer: ReturnType<typeof setInterval>) => clearInterval(timer),
    addEventListener: (event: string, listener: () => void) =>
      void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeEventListener: (event: string, listener: () => void) => void listeners.get(event)?.delete(listener),
    ...options.globals,
  };
  const fire = (event: string, given?: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(given);
  };
  return { window: window as unknown as Window, log, root, fire };
}
