import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { borderCredentials, wireNameOf } from '../../rules/credentials.ts';
import {
  checkTravelInformation,
  checkTravelInformationField,
  emptyTravelInformation,
  informationSaved,
  travelInformationFields,
  typedOfInformation,
  type TravelInformationField,
  type TravelInformationTyped,
} from './travel-information.ts';
import { runs } from '../../../../../vitest.runs.ts';

const context = { departs: '2026-06-02', ends: '2026-06-12' };
const good: TravelInformationTyped = {
  enFamilyName: 'Zhang',
  enGivenName: 'San',
  gender: 'M',
  birthday: '1988-05-02',
  country: 'CN',
  kind: 'passport',
  number: 'E12345678',
  expiry: '2031-08-14',
  issuer: 'CN',
  province: 'Beijing',
  city: 'Beijing',
  street: 'No. 8 Jianguomenwai Ave',
  postcode: '100022',
  destination: 'In transit',
  phoneCountry: 'CN',
  phone: '138 0013 5678',
  email: 'zhangsan@example.com',
};
const refusalOf = (field: TravelInformationField, change: Partial<TravelInformationTyped>) =>
  checkTravelInformationField(field, { ...good, ...change }, context);

describe('checkTravelInformation', () => {
  it('sends what was typed as the wire wants it', () => {
    expect(checkTravelInformation(good, context)).toEqual({
      ok: true,
      value: {
        enFamilyName: 'ZHANG',
        enGivenName: 'SAN',
        gender: 'M',
        birthday: '1988-05-02',
        country: 'CN',
        idType: 'PP',
        idNo: 'E12345678',
        expireDate: '2031-08-14',
        issueCountry: 'CN',
        province: 'Beijing',
        city: 'Beijing',
        street: 'No. 8 Jianguomenwai Ave',
        postcode: '100022',
        destinationAddress: 'In transit',
        phone: '+86 13800135678',
        email: 'zhangsan@example.com',
      },
    });
  });

  it('sends a woman as such', () => {
    expect(checkTravelInformation({ ...good, gender: 'F' }, context)).toMatchObject({
      value: { gender: 'F' },
    });
  });

  it('names every field of an empty form, in the form’s order', () => {
    const checked = checkTravelInformation(emptyTravelInformation, context);
    expect(checked.ok ? [] : checked.problems.map(({ field }) => field)).toEqual(travelInformationFields);
  });

  it.each<[TravelInformationField, Partial<TravelInformationTyped>, string]>([
    ['enFamilyName', { enFamilyName: '张' }, 'name.latin'],
    ['enGivenName', { enGivenName: '' }, 'name.latin'],
    ['enGivenName', { enFamilyName: 'A'.repeat(14), enGivenName: 'B'.repeat(14) }, 'name.long'],
    ['gender', { gender: 'X' }, 'gender.choose'],
    ['birthday', { birthday: '' }, 'day.empty'],
    ['birthday', { birthday: '2026-06-03' }, 'birthday.future'],
    ['country', { country: '' }, 'country.choose'],
    ['issuer', { issuer: '' }, 'document.issuer'],
    ['number', { number: '' }, 'document.passport'],
    ['number', { number: 'E12-34567 张' }, 'document.passport'],
    ['number', { kind: 'hkMacauPass' }, 'document.hkMacauPass'],
    ['expiry', { expiry: '' }, 'day.empty'],
    ['expiry', { expiry: '2026-06-12' }, 'document.beforeEnd'],
    ['expiry', { expiry: '2020-01-01' }, 'document.beforeEnd'],
    ['province', { province: '北京' }, 'address.latin'],
    ['city', { city: 'a'.repeat(36) }, 'address.long'],
    ['street', { street: '' }, 'address.missing'],
    ['postcode', { postcode: '1' }, 'postcode.number'],
    ['destination', { destination: 'a'.repeat(71) }, 'address.long'],
    ['phone', { phone: '123' }, 'phone.mainland'],
    ['phone', { phone: '9012345678', phoneCountry: 'JP' }, 'phone.foreign'],
    ['email', { email: 'a@b' }, 'email.address'],
  ])('%s %j: %s', (field, change, key) => {
    expect(refusalOf(field, change)?.key).toBe(key);
  });

  it('counts the characters of a passport', () => {
    expect(refusalOf('number', { number: 'E123456' })).toEqual({
      ok: false,
      key: 'document.length',
      args: { count: 7, min: 8, max: 9 },
    });
    expect(refusalOf('number', { number: 'E12 34567', issuer: 'US' })).toBeUndefined();
  });

  it('takes a document that ends on the day after the journey', () => {
    expect(refusalOf('expiry', { expiry: '2026-06-13' })).toBeUndefined();
  });

  it('reads a number of another country by its plan', () => {
    const read = (number: string) => `+81${number.slice(1)}`;
    const typed = { ...good, phoneCountry: 'JP', phone: '090-1234-5678' };
    expect(checkTravelInformation(typed, { ...context, read })).toMatchObject({
      ok: true,
      value: { phone: '+819012345678' },
    });
  });
});

describe('typedOfInformation', () => {
  it('shows what is sent as it was typed', () => {
    const checked = checkTravelInformation(good, context);
    expect(checked.ok && typedOfInformation(checked.value)).toEqual({
      ...good,
      enFamilyName: 'ZHANG',
      enGivenName: 'SAN',
      phone: '13800135678',
    });
  });

  it.each(borderCredentials)('shows a %s as what it is', (kind) => {
    expect(typedOfInformation({ idType: wireNameOf(kind, 'travel') }).kind).toBe(kind);
  });

  it('leaves empty what is not on record', () => {
    expect(typedOfInformation({})).toEqual(emptyTravelInformation);
    expect(typedOfInformation({ idType: 'NI', phone: '13800135678' })).toEqual({
      ...emptyTravelInformation,
      phone: '13800135678',
    });
  });
});

describe('informationSaved', () => {
  const checked = checkTravelInformation(good, context);
  const sent = checked.ok ? checked.value : undefined;

  it('finds what was sent, however the number is spaced', () => {
    expect(sent && informationSaved(sent, { ...sent, phone: '+8613800135678' })).toBe(true);
  });

  it('does not take something else for it', () => {
    expect(sent && informationSaved(sent, { ...sent, city: 'Tianjin' })).toBe(false);
    expect(sent && informationSaved(sent, {})).toBe(false);
  });
});

describe('property: whatever is typed', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom('', 'CN', 'ZHANG', '2030-01-01', 'E12345678'),
  );
  const form = fc.record({
    ...Object.fromEntries(Object.keys(good).map((field) => [field, text])),
    kind: fc.constantFrom(...borderCredentials),
  }) as fc.Arbitrary<TravelInformationTyped>;

  it('the form is good exactly when each field is', () => {
    fc.assert(
      fc.property(form, (typed) => {
        const refused = travelInformationFields.filter((field) =>
          checkTravelInformationField(field, typed, context),
        );
        const checked = checkTravelInformation(typed, context);
        expect(checked.ok ? [] : checked.problems.map(({ field }) => field)).toEqual(refused);
      }),
      runs(),
    );
  });
});
