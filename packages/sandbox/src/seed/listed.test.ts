import {
  peopleToNotify,
  saveContact,
  savedContacts,
  savePersonToNotify,
  seatOrders,
} from '@mapp/kit/contracts';
import { describe, expect, it } from 'vitest';
import { answerTo } from '../ask.ts';
import { createAirline } from '../engine.ts';

function inTwoLanguages() {
  const airline = createAirline({ now: '2026-06-01T10:00:00+08:00' });
  const token = airline.signIn('600000000001');
  const ask = async (call: Parameters<typeof answerTo>[1], language: string, payload = {}) =>
    (await answerTo(airline, call, payload, { token, language })).body['data'];
  return ask;
}

describe('somebody on a list from the start, in the letters of the page', () => {
  it.each([
    ['zh', '李四', '张三'],
    ['ja', '李四', '张三'],
    ['en', 'Si Li', 'San Zhang'],
    ['ru', 'Si Li', 'San Zhang'],
  ])('in %s: %s', async (language, friend, member) => {
    const ask = inTwoLanguages();
    const contacts = await ask(savedContacts, language);
    expect(contacts).toMatchObject({ contacts: [{ name: friend }, { name: 'MARIE DUPONT' }] });
    expect(contacts).not.toHaveProperty(['contacts', 0, 'person']);
    const notified = await ask(peopleToNotify, language);
    expect(notified).toMatchObject({ people: [{ name: friend }, {}] });
    expect(notified).not.toHaveProperty(['people', 0, 'person']);
    expect(await ask(seatOrders, language)).toHaveProperty(['orders', 0, 'contact', 'name'], member);
  });

  it('is as it was typed once somebody has typed it', async () => {
    const ask = inTwoLanguages();
    const contact = { id: 'L-0001-1', name: '李四光', phone: '+86 13912340001', email: '' };
    await ask(saveContact, 'zh', contact);
    await ask(savePersonToNotify, 'zh', { id: 'N1', name: '李四光' });
    expect(await ask(savedContacts, 'en')).toMatchObject({ contacts: [{ name: '李四光' }, {}] });
    expect(await ask(peopleToNotify, 'en')).toMatchObject({ people: [{ name: '李四光' }, {}] });
  });
});
