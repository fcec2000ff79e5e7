import { segments } from '@mapp/sandbox/check-in';
import { password } from '@mapp/sandbox/members';
import { newcomer } from '../e2e/beneficiary.support.ts';
import { zh } from '../e2e/words.ts';
import type { Engine } from './engine.ts';
import { withWorker } from './passes.ts';
import { test } from './site.ts';

const heading = (engine: Engine, words: string) => engine.text('h1', words);

/** Journeys in each engine, by a member who is signed in already unless the journey signs in. */
const journeys: Readonly<Record<string, (engine: Engine) => Promise<void>>> = {
  'somebody is added to the beneficiaries': async (engine) => {
    await engine.open('/mapp/beneficiaryManage');
    await engine.click('a', zh('beneficiaries', 'list.add'));
    await heading(engine, zh('beneficiary-form', 'title.add'));
    for (const [name, text] of Object.entries(newcomer)) await engine.type(`form [name="${name}"]`, text);
    await engine.evaluate(() => {
      const relation = document.querySelector<HTMLSelectElement>('form [name="relation"]');
      if (!relation) return;
      relation.value = 'friend';
      relation.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await engine.text('main', 'ZHANG/WEI');
    await engine.click('button', zh('beneficiary-form', 'save'));
    await heading(engine, zh('beneficiaries', 'list.title'));
    await engine.text('main', '张伟');
  },

  'a seat is taken and the check-in done': async (engine) => {
    await engine.open('/mapp/boarde');
    await engine.click(`main a[href*="choose_seat?segment=${segments.closing}"]`);
    await engine.click('[data-seat="33C"]');
    await engine.wait(() => document.querySelector('[data-seat="33C"][aria-selected="true"]'));
    await engine.click('button', zh('seat-choice', 'checkIn.submit'));
    await engine.wait(() => {
      const agreed = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="checkbox"]');
      agreed?.scrollIntoView();
      return agreed && !agreed.disabled;
    });
    await engine.click('[role="dialog"] input[type="checkbox"]');
    await engine.click('[role="dialog"] button', zh('seat-choice', 'safety.confirm.checkIn'));
    await heading(engine, zh('check-in', 'result.title'));
    await engine.text('main', '33C');
  },

  'points are bought and paid for': async (engine) => {
    await engine.open('/mapp/mine/buyPoints');
    await engine.type('main input[type="text"], main input:not([type])', '1500');
    await engine.click('button', zh('points-orders', 'next'));
    await engine.text('[role="dialog"] h2', zh('points-orders', 'confirm.title'));
    await engine.click('button', zh('points-orders', 'submit'));
    await heading(engine, zh('payment', 'title'));
    await engine.click('label', zh('payment', 'method.alipay'));
    await engine.click('button', zh('payment', 'submit'));
    await engine.address(/\/sandbox\/cashier\//);
    await engine.click('button[name="outcome"][value="pay"]');
    await engine.address(/\/mapp\/mine\/paySuccess\?orderNum=/);
    await engine.text('h2', zh('payment', 'paid'));
  },
};

async function signInAndRead(engine: Engine): Promise<void> {
  await engine.open('/mapp/myBill');
  await engine.address(/\/sso\/login\?/);
  await engine.type('form [name="cardNo"]', '600000000001');
  await engine.type('form [name="password"]', password);
  await engine.click('form button.go');
  await engine.address(/\/mapp\/myBill$/);
  await heading(engine, zh('points', 'bill.title'));
  await engine.click('main a[href*="billDetail"]');
  await heading(engine, zh('points', 'detail.title'));
  await engine.text('article');
}

test('a guest signs in, and reads the bill', ({ engine }) => signInAndRead(engine));

test('a guest signs in where a worker of the visit before runs', async ({ engine, signIn }) => {
  await signIn();
  await withWorker(engine);
  await engine.evaluate(() => {
    for (const pair of document.cookie.split('; '))
      document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`;
  });
  await signInAndRead(engine);
});

for (const [what, play] of Object.entries(journeys)) {
  test(what, async ({ engine, signIn }) => {
    await signIn();
    await play(engine);
  });

  test(`${what}, with the worker`, async ({ engine, signIn }) => {
    await signIn();
    await withWorker(engine);
    await play(engine);
  });
}
