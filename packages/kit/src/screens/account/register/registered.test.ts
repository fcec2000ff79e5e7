import { describe, expect, it } from 'vitest';
import { fakeHost } from '../../../host/fake.ts';
import { createSession } from '../../../session/session.ts';
import { handOverAddress, handOverMember, registeredMember } from './registered.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const session = () => createSession(fakeHost());

describe('who has been registered', () => {
  it('is nobody at first', () => {
    expect(registeredMember(session())).toBeUndefined();
  });

  it('is who was registered here, before what an address says', () => {
    const here = session();
    handOverMember(here, { ffpNo: '600000000107', name: 'ZHANG/SAN' });
    handOverAddress(here, { ffpNo: encode('600000000001'), name: encode('李四') });
    expect(registeredMember(here)).toEqual({ ffpNo: '600000000107', name: 'ZHANG/SAN' });
  });

  it('is read from an address', () => {
    const here = session();
    handOverAddress(here, { ffpNo: encode('600000000001'), name: encode('李四') });
    expect(registeredMember(here)).toEqual({ ffpNo: '600000000001', name: '李四' });
  });

  it.each([
    ['a number in plain text', '600000000001', encode('李四')],
    ['a number that is a number', encode(600000000001), encode('李四')],
    ['no number', undefined, encode('李四')],
    ['no name', encode('600000000001'), undefined],
    ['a name that tells what to do', encode('600000000001'), encode('call 95530')],
    ['an object', encode({ ffpNo: '600000000001' }), encode('李四')],
  ])('is nobody with %s', (_, ffpNo, name) => {
    const here = session();
    handOverAddress(here, { ffpNo, name });
    expect(registeredMember(here)).toBeUndefined();
  });
});
