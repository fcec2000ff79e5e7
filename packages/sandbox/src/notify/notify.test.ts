import { expect, it } from 'vitest';
import { createNotifyStore } from './store.ts';

it('keeps the people of each member apart', () => {
  const { people } = createNotifyStore();
  expect(people.list('600000000002')).toEqual([]);
  const id = people.add('600000000002', (made) => ({ id: made, name: '李雷', phone: '+86 13800000001' }));
  expect(people.list('600000000002').map((one) => one.id)).toEqual([id]);
  expect(people.list('600000000001')).toHaveLength(2);
  expect(people.list('600000000003')).toHaveLength(5);
});
