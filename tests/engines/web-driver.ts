type Json = Readonly<Record<string, unknown>>;

/** One session of a driver that speaks W3C WebDriver over HTTP. */
export interface Session {
  /** One of the protocol's commands, such as `url`. @throws Error with what the driver says */
  readonly command: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: Json) => Promise<unknown>;
  /** The value of an expression in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** The path of commands to the element that an expression gives. */
  readonly element: (expression: string) => Promise<string>;
}

/** How the protocol names a reference to an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

async function ask(address: string, method: string, body?: Json): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (!answer.ok) throw new Error(`WebDriver: ${value?.error} ${value?.message}`);
  return value;
}

/** Asks a driver for a browser. */
export async function openSession(driver: string, capabilities: Json): Promise<Session> {
  const made = (await ask(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string };
  const command: Session['command'] = (method, path, body) =>
    ask(`${driver}/session/${made.sessionId}${path && `/${path}`}`, method, body);
  const evaluate: Session['evaluate'] = (expression) =>
    command('POST', 'execute/sync', { script: `return ${expression}`, args: [] });
  return {
    command,
    evaluate,
    element: async (expression) => {
      const reference = ((await evaluate(expression)) as Record<string, string> | null)?.[elementKey];
      if (reference === undefined) throw new Error('The page has no such element');
      return `element/${reference}`;
    },
  };
}
