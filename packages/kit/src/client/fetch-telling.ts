/** Told how much of a request has gone. */
export type Sent = (bytes: number) => void;

const headersIn = (lines: string): Headers => {
  const headers = new Headers();
  for (const line of lines.trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
};

/** Statuses whose answer has no body. */
const bodiless = (status: number) => status === 204 || status === 205 || status === 304;

/** A `fetch` that tells how much has been sent, which the browser's own does not. It takes what an upload needs of it. */
export const fetchTelling =
  (onSentChange: Sent) =>
  (url: string, { method = 'GET', headers, body, signal, credentials }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      request.withCredentials = credentials === 'include';
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ loaded }) => onSentChange(loaded));
      request.addEventListener('load', () => {
        const { status, responseText } = request;
        resolve(
          new Response(bodiless(status) ? null : responseText, {
            status,
            headers: headersIn(request.getAllResponseHeaders()),
          }),
        );
      });
      const failed = () => reject(new TypeError('Failed to send'));
      request.addEventListener('error', failed);
      request.addEventListener('abort', failed);
      signal?.addEventListener('abort', () => request.abort());
      if (signal?.aborted) failed();
      else request.send(body as XMLHttpRequestBodyInit);
    });
