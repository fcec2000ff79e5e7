/** Asks an MCP server over HTTP; it answers with one event. */
export async function ask(
  address: string,
  method: string,
  params: unknown = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; result: unknown }> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const text = await response.text();
  const data = /^data: (.*)$/m.exec(text)?.[1];
  return {
    status: response.status,
    result: data === undefined ? text : (JSON.parse(data) as { result: unknown }).result,
  };
}

/** Answer of a tool, as text. */
export async function call(address: string, name: string, given: unknown = {}): Promise<string> {
  const { result } = await ask(address, 'tools/call', { name, arguments: given });
  return (result as { content: { text: string }[] }).content.map(({ text }) => text).join('\n');
}
