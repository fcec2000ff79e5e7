import { partnerHeaders } from '../headers.ts';
import { sendText, type Exchange } from '../send.ts';
import { partnerOrigin } from './origin.ts';

const page = (host: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Partner</title>
<h1>Partner</h1>
<p>This page is another site’s: ${host}.</p>
<p><a href="/sandbox/partner?page=2">Another page of the partner</a></p>
</html>
`;

/**
 * A page of another site, for /webview. Only the sandbox's own site by its other name may frame it; `silent` never answers.
 * @param name what follows `/sandbox/partner` in the path
 */
export function showPartner(exchange: Exchange, name: string): void {
  const { host = '' } = exchange.request.headers;
  const site = partnerOrigin(host);
  if (name === '/silent') return;
  if (name !== '' || site === undefined)
    return sendText(exchange, 404, 'text/plain; charset=utf-8', 'Not found');
  sendText(exchange, 200, 'text/html; charset=utf-8', page(host), partnerHeaders(site));
}
