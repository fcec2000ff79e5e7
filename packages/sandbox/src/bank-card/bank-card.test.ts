import { describe, expect, it } from 'vitest';
import { contentOf, openDesk, owner, refusalIn } from '../refunds/desk.support.ts';
import { bankCardAnswers } from './bank-card.ts';

const saves = { kind: 'savings', cardNumber: '6222020000000000000', bank: 'icbc' } as const;

describe('the card of a refund', () => {
  it('is named for a request of one’s own, whose passenger holds it', async () => {
    const { as } = openDesk();
    const requestNo = 'RF2611000001';
    expect(contentOf(await bankCardAnswers.refundCard(as(owner), { requestNo }))).toMatchObject({
      closed: false,
      holder: { name: 'San Zhang' },
    });
    expect(contentOf(await bankCardAnswers.saveRefundCard(as(owner), { requestNo, ...saves }))).toEqual({
      card: { bank: 'icbc', tail: '0000', kind: 'savings' },
    });
  });

  it('is none for somebody else, of whom no document is told', async () => {
    const { as, stores } = openDesk();
    const [own] = stores.refundBook.list(owner);
    if (!own) throw new Error('No request');
    const { requestNo: _, ...like } = own;
    const { requestNo } = stores.refundBook.add(owner, { ...like, kind: 'agent' });
    const found = contentOf(await bankCardAnswers.refundCard(as(owner), { requestNo }));
    expect(found).toMatchObject({ closed: true });
    expect(found).not.toHaveProperty('holder');
    const saved = await bankCardAnswers.saveRefundCard(as(owner), { requestNo, ...saves });
    expect(refusalIn(saved)).toBe('RFD09');
    expect(stores.refundBook.find(owner, requestNo)?.to).toEqual(like.to);
  });
});
