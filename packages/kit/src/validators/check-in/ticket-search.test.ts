import { describe, expect, it } from 'vitest';
import {
  checkTicketDocument,
  checkTicketField,
  orderSought,
  ticketCredentials,
  ticketDocument,
  ticketSought,
} from './ticket-search.ts';

const today = '2026-06-01';

describe('a ticket that is looked for', () => {
  it.each([
    ['2300000001', '刘洋', '7812300000001', '刘洋'],
    ['781-2300000001', ' liu/yang ', '7812300000001', 'LIU/YANG'],
    ['９９９２３０００００００４', 'LIU/YANG', '9992300000004', 'LIU/YANG'],
  ])('%s of %s', (ticketNo, name, sentNumber, sentName) =>
    expect(ticketSought({ ticketNo, name })).toEqual({ ticketNo: sentNumber, name: sentName }),
  );

  it('is sent only when both fields are good', () => {
    expect(ticketSought({ ticketNo: '123', name: '刘洋' })).toBeUndefined();
    expect(ticketSought({ ticketNo: '2300000001', name: '' })).toBeUndefined();
    expect(checkTicketField('ticketNo', { ticketNo: '', name: '刘洋' })?.key).toBe('ticket.number');
    expect(checkTicketField('ticketNo', { ticketNo: '', name: '刘洋' }, true)?.key).toBe('ticket.number');
    const order = { ticketNo: '2611 0000 0000 02', name: '刘洋' };
    expect(checkTicketField('ticketNo', order)?.key).toBe('ticket.number');
    expect(checkTicketField('ticketNo', order, true)).toBeUndefined();
    expect(checkTicketField('ticketNo', { ...order, ticketNo: '261100000000021' }, true)?.key).toBe(
      'order.number',
    );
    expect(orderSought(order)).toEqual({ orderNo: '26110000000002', name: '刘洋' });
    expect(orderSought({ ...order, ticketNo: '7812100000001' })).toBeUndefined();
    expect(checkTicketField('name', { ticketNo: '', name: 'Liu' })?.key).toBe('name.either');
    expect(checkTicketField('name', { ticketNo: '', name: '刘洋' })).toBeUndefined();
  });
});

describe('its document', () => {
  it('is sent by the name of the travel documents', () => {
    expect(ticketDocument({ kind: 'identityCard', number: '31010419880512451 1' }, today)).toEqual({
      idType: 'NI',
      idNo: '310104198805124511',
    });
    expect(ticketDocument({ kind: 'hkMacauResidence', number: '12' }, today)).toBeUndefined();
  });
  it('takes a passport of any country', () => {
    expect(ticketDocument({ kind: 'passport', number: 'e12345678' }, today)?.idNo).toBe('E12345678');
    expect(ticketDocument({ kind: 'passport', number: '12345' }, today)?.idNo).toBe('12345');
  });
  it('knows by the day who is born already', () => {
    const typed = { kind: 'identityCard', number: '310104202601150020' } as const;
    expect(ticketDocument(typed, '2026-01-15')?.idNo).toBe(typed.number);
    expect(ticketDocument(typed, '2026-01-14')).toBeUndefined();
  });
  it('says what is wrong', () =>
    expect(checkTicketDocument('number', { kind: 'identityCard', number: '' }, { today })?.key).toBe(
      'id.empty',
    ));
  it('is of a kind that travels', () => {
    expect(ticketCredentials).toHaveLength(16);
    expect(ticketCredentials).not.toContain('entryPermit');
  });
});
