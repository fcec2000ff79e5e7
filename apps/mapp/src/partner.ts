import type { SiteHistory } from '@mapp/kit/host';
import type { Parts } from './parts.ts';

/**
 * A partner's page hands its sign-in over with the address. It is taken out of the address before anything else sees
 * it, and bound before the first screen, so that a member's screen does not ask for a second sign-in.
 * @param onWait the back end is asked: something has to be shown meanwhile
 */
export async function bindPartner(
  { client, host }: Parts,
  history: SiteHistory,
  onWait: () => void,
): Promise<void> {
  const { channel, proof, operate } = host.environment();
  if (operate.loginToken === '') return;
  const [path = '', query = ''] = history.current().address.split('?');
  const rest = new URLSearchParams(query);
  rest.delete('loginToken');
  history.replace(rest.size > 0 ? `${path}?${rest}` : path);
  if (!channel || proof !== '') return;
  onWait();
  const { bindSignIn } = await import('@mapp/kit/client/bind');
  // Without an outcome the visit goes on as a guest's; the client has said what went wrong.
  await bindSignIn(client, host, { message: operate.loginToken }).catch(() => undefined);
}
