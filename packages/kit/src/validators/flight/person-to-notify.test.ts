import { describe, expect, it } from 'vitest';
import {
  checkPersonToNotify,
  checkPersonToNotifyField,
  emptyPersonToNotify,
  personToNotifySaved,
} from './person-to-notify.ts';

const added = { changes: false };
const changed = { changes: true };
const typed = { name: '李雷', phoneCountry: 'CN', phone: '138 0000 0001' };

describe('somebody to notify', () => {
  it('has a name and a mobile number', () => {
    expect(checkPersonToNotify(typed, added)).toEqual({ name: '李雷', phone: '+86 13800000001' });
    expect(checkPersonToNotify(emptyPersonToNotify, added)).toBeUndefined();
    expect(checkPersonToNotifyField('name', emptyPersonToNotify, added)).toBeDefined();
    expect(checkPersonToNotifyField('phone', emptyPersonToNotify, added)).toBeDefined();
    expect(checkPersonToNotifyField('phone', { ...typed, phone: '12345' }, changed)).toBeDefined();
  });

  it('keeps the number that is there when none is typed', () => {
    expect(checkPersonToNotify({ ...typed, phone: ' ' }, changed)).toEqual({ name: '李雷' });
  });

  it('is found again by name and last digits', () => {
    const list = [{ id: 'n-1', name: '李雷', phone: '+86 138****0001' }];
    expect(personToNotifySaved({ name: '李雷', phone: '+86 13800000001' }, list, undefined)).toBe(true);
    expect(personToNotifySaved({ name: '李雷', phone: '+86 13800000009' }, list, undefined)).toBe(false);
    expect(personToNotifySaved({ name: '李雷' }, list, 'n-1')).toBe(true);
    expect(personToNotifySaved({ name: '李雷' }, list, 'n-2')).toBe(false);
    expect(personToNotifySaved({ name: '韩梅' }, list, undefined)).toBe(false);
  });
});
