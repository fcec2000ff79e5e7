import { expect, it } from 'vitest';
import { createClient } from '../../client/client.ts';
import { fakeHost } from '../../host/fake.ts';
import { toastStore } from '../../primitives/toast/store.ts';
import { handedOver, handOver } from '../../session/hand-over.ts';
import { createSession } from '../../session/session.ts';
import { keepToHolder } from './one-holder.ts';
import { createSignInOffer } from './sign-in-offer.ts';
import { createSpecialNotice } from './special-notice.ts';

const form = { name: 'contact', keeps: {}, choices: () => ({}) };

/** A member's page on which something was typed, handed over and said. */
function page() {
  const host = fakeHost({ token: 'a-1' });
  const client = createClient({
    host,
    config: { apiBase: '', appVersion: '1' },
    fetch: async (_, init) => {
      const [member = ''] = new Headers(init?.headers).get('x-user-token') ?? '';
      return new Response(JSON.stringify({ userId: member }));
    },
  });
  const held = { session: createSession(host), signIn: createSignInOffer(), special: createSpecialNotice() };
  keepToHolder(client, held);
  held.session.drafts.write(form, 'typed');
  handOver(held.session, 'passengerDocument', 'handed');
  held.signIn.make();
  held.special.show('said');
  toastStore.show('said');
  const left = () => [
    held.session.drafts.read(form),
    handedOver(held.session, 'passengerDocument'),
    held.signIn.offered(),
    held.special.current(),
    toastStore.current()?.text,
  ];
  return { host, client, left };
}

const everything = ['typed', 'handed', true, 'said', 'said'];
const nothing = [undefined, undefined, false, undefined, undefined];

it('leaves the same member everything', async () => {
  const { host, client, left } = page();
  await client.holder.learn();
  host.signIn('a-2');
  client.holder.look();
  expect(await client.holder.settled()).toBe(true);
  expect(left()).toEqual(everything);
});

it('leaves another member nothing, once that one goes on', async () => {
  const { host, client, left } = page();
  await client.holder.learn();
  host.signIn('b-1');
  client.holder.look();
  expect(await client.holder.settled()).toBe(false);
  expect(left()).toEqual(everything);
  client.holder.take();
  expect(left()).toEqual(nothing);
});

it.each([
  ['a sign-out', (client: ReturnType<typeof page>['client']) => client.forget()],
  ['a sign-in', (client: ReturnType<typeof page>['client']) => client.token.keep('b-1')],
])('leaves nothing after %s of its own', (_, act) => {
  const { client, left } = page();
  act(client);
  expect(left()).toEqual(nothing);
});

it('empties a page that has neither an offer nor a notice over it', () => {
  const host = fakeHost({ token: 'a-1' });
  const client = createClient({ host, config: { apiBase: '', appVersion: '1' } });
  keepToHolder(client, { session: createSession(host) });
  toastStore.show('said');
  client.token.keep('b-1');
  expect(toastStore.current()).toBeUndefined();
});
