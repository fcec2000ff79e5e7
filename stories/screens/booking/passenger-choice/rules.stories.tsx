import { ChoosePassengerScreen } from '@mapp/kit/screens/booking/passenger-choice';
import { expect, userEvent, type within } from 'storybook/test';
import preview from '#storybook/preview';
import { bookingQuery, flightsTold, formTold, passengerTold } from '../../../booking.ts';
import { tall } from '../../../tall.ts';
import { there } from '../../../there.ts';
import { words } from '../../../words.ts';

const meta = preview.meta({
  component: ChoosePassengerScreen,
  tags: ['!autodocs'],
  // Two of the member's people have one name.
  parameters: { sharesNames: ['link'], address: `/overbook/aircrew?${bookingQuery}`, ...tall.parameters },
  globals: tall.globals,
});

type Canvas = ReturnType<typeof within>;

/** The flight leaves on the first of July. */
const blocked = [
  ['nameMissing', { cnFamilyName: '', cnGivenName: '', paxName: '', enFamilyName: '', enGivenName: '' }],
  ['nameLong', { enFamilyName: 'WOLFESCHLEGELSTEIN', enGivenName: 'HUBERT BLAINE' }],
  ['nameInfant', { paxType: 'INF', birthday: '2025-06-01', enFamilyName: '', enGivenName: '' }],
  ['documentMissing', { favorPaxIdDtoList: [] }],
  ['documentKind', { favorPaxIdDtoList: [{ idType: 'OTHER', idNo: 'X1' }] }],
  ['documentExpired', { favorPaxIdDtoList: [{ idType: 'PP', idNo: 'E1', expireDate: '2026-06-30' }] }],
  ['birthday', { paxType: 'CHD', birthday: undefined }],
  ['unborn', { paxType: 'INF', birthday: '2026-07-02' }],
  ['newborn', { paxType: 'INF', birthday: '2026-06-25' }],
  ['typeInfant', { paxType: 'CHD', birthday: '2025-06-01' }],
  ['typeChild', { paxType: 'ADT', birthday: '2018-06-01' }],
  ['typeAdult', { paxType: 'CHD', birthday: '2010-06-01' }],
  ['notSelectable', { isSelectAvailable: false }],
] as const;

/** Each who cannot be chosen says why, and leads to the way out where there is one. */
export const CannotBeChosen = meta.story({
  parameters: { covers: [...blocked.map(([key]) => `booking.${key}`), 'booking.onBoard'] },
  beforeEach: async ({ msw }) => {
    const [own, others] = [passengerTold(), passengerTold()];
    const paxs = blocked.map(([, given]) => {
      const { favorPaxIdDtoList, ...rest } = { ...passengerTold(), ...given };
      return { ...rest, favorPaxIdDtoList: [...favorPaxIdDtoList] };
    });
    const onBoard = [{ passengerId: own.id, orderNo: '26110100000007' }, { passengerId: others.id }];
    msw.use(await formTold({ paxs: [...paxs, own, others], onBoard }));
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByRole('heading', { name: t('passengers.cannot') })).toBeVisible();
    for (const [key] of blocked) await expect(canvas.getByText(t(`obstacle.${key}`))).toBeVisible();
    await expect(canvas.getByText(t('obstacle.onBoard', { tail: '0007' }))).toBeVisible();
    await expect(canvas.getByText(t('obstacle.onBoardElsewhere'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('obstacle.seeOrder') })).toHaveAttribute(
      'href',
      '/mapp/order/detail/26110100000007',
    );
    await expect(canvas.getByRole('link', { name: t('obstacle.call', { hotline: '95530' }) })).toBeVisible();
    const ways = canvas
      .getAllByRole('link')
      .filter(({ textContent }) => [t('obstacle.mend'), t('obstacle.other')].includes(textContent));
    await expect(ways).toHaveLength(10);
    // The form is named by the passenger's id, never by a number of theirs.
    for (const way of ways)
      await expect(way).toHaveAttribute('href', expect.stringMatching(/passenger=P-9-\d+$/));
  },
});

/** Of a journey of ten days: an infant turns two on the way, a child twelve. */
export const OlderOnTheWay = meta.story({
  parameters: {
    covers: ['booking.turnsTwo', 'booking.turnsTwelve'],
    address:
      '/overbook/aircrew?trip=return&seg=SHA-PEK-2026-07-01&seg=PEK-SHA-2026-07-10&adults=1&offer=MU5101.20260701_tfxk80&fare=standard&offer=MU5102.20260710_tfxk80&fare=standard',
  },
  beforeEach: async ({ msw }) => {
    const [out] = await flightsTold();
    const back = JSON.parse(JSON.stringify(out).replaceAll('2026-07-01', '2026-07-10')) as object;
    const paxs = [
      passengerTold({ paxType: 'INF', birthday: '2024-07-05' }),
      passengerTold({ paxType: 'CHD', birthday: '2014-07-05' }),
    ];
    msw.use(await formTold({ flights: [out, { ...back, offerId: 'back' }], lastDay: '2026-07-10', paxs }));
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByRole('heading', { name: t('passengers.cannot') })).toBeVisible();
    for (const key of ['obstacle.turnsTwo', 'obstacle.turnsTwelve'] as const) {
      const [, end = ''] = t(key, { day: '|' }).split('|');
      await expect(canvas.getByText(new RegExp(end.trim().slice(0, 24)))).toBeVisible();
    }
    // Each flight has a ticket of its own type: the way out is to book them one by one.
    const ways = canvas.getAllByRole('link', { name: t('obstacle.apart') });
    await expect(ways).toHaveLength(2);
    await expect(ways[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/mapp\/reserve\/reserveTickets\?trip=oneway&seg=SHA-PEK-2026-07-01&adults=1/),
    );
  },
});

const names = {
  adult: 'ADAM',
  young: 'YOUNG',
  twin: 'TWINE',
  child: 'SMALL',
} as const;

/** Taps those of a kind, so many of them. */
async function tap(canvas: Canvas, family: string, count = 1) {
  const boxes = canvas.getAllByRole('checkbox', { name: new RegExp(family, 'i') });
  for (const box of boxes.slice(0, count)) await userEvent.click(box);
}

/** Rules of a party, each told as it is broken. */
export const Party = meta.story({
  parameters: {
    covers: [
      'booking.partyEmpty',
      'booking.partyMany',
      'booking.partyTwice',
      'booking.partyAlone',
      'booking.partyYoung',
      'booking.partyInfants',
      'booking.partyUnderFive',
      'booking.partyMore',
    ],
  },
  globals: { ...tall.globals, locale: 'en' },
  beforeEach: async ({ msw }) => {
    const called = (family: string, given: Parameters<typeof passengerTold>[0] = {}) =>
      passengerTold({
        cnFamilyName: '',
        cnGivenName: '',
        paxName: `${family}/HAI`,
        enFamilyName: family,
        ...given,
      });
    const [adult, twin] = [called(names.adult), called(names.twin)];
    const many = Array.from({ length: 9 }, () => called('OTTER'));
    const small = Array.from({ length: 4 }, () =>
      called(names.child, { paxType: 'CHD', birthday: '2022-06-01' }),
    );
    const infants = Array.from({ length: 2 }, () =>
      called('BABEL', { paxType: 'INF', birthday: '2025-06-01' }),
    );
    msw.use(
      await formTold({
        paxs: [
          adult,
          { ...twin, favorPaxIdDtoList: adult.favorPaxIdDtoList },
          called(names.young, { birthday: '2009-06-01' }),
          ...small,
          ...infants,
          ...many,
        ],
      }),
    );
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    const says = async (key: Parameters<typeof t>[0]) =>
      expect((await canvas.findAllByText(new RegExp(t(key as 'party.partyEmpty')))).length).toBeGreaterThan(
        0,
      );
    await canvas.findByRole('heading', { name: t('passengers.can') });
    await says('party.partyEmpty');
    await tap(canvas, names.child);
    await says('party.partyAlone');
    await tap(canvas, names.young);
    await says('party.partyYoung');
    await tap(canvas, names.young);
    await tap(canvas, names.child);
    await tap(canvas, names.adult);
    await tap(canvas, 'BABEL', 2);
    await says('party.partyInfants');
    await tap(canvas, 'BABEL', 2);
    await tap(canvas, names.child, 4);
    await says('party.partyUnderFive');
    await tap(canvas, names.child, 4);
    await tap(canvas, names.twin);
    await says('party.partyTwice');
    await tap(canvas, names.twin);
    await tap(canvas, 'OTTER', 9);
    await says('party.partyMany');
    await tap(canvas, 'OTTER', 8);
    await says('party.partyMore');
    await expect(there(canvas.getAllByRole('button', { name: t('passengers.done') })[0])).toBeDisabled();
  },
});

/** Fewer than were searched for. */
export const SomebodyMissing = meta.story({
  parameters: {
    covers: ['booking.partyMissing'],
    address: `/overbook/aircrew?${bookingQuery.replace('adults=1', 'adults=2')}`,
  },
  beforeEach: async ({ msw }) => msw.use(await formTold({ paxs: [passengerTold()] })),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await userEvent.click(there((await canvas.findAllByRole('checkbox'))[0]));
    const [begin = ''] = t('party.partyMissing', { who: '|' }).split('|');
    await expect(canvas.getByText(new RegExp(begin.trim() || '1'))).toBeVisible();
  },
});

/** The crew product: so many, and the member among them; who was typed anew is known by the document. */
export const CrewProduct = meta.story({
  parameters: {
    covers: ['booking.partyLimit', 'booking.partyMember'],
    address: `/overbook/aircrew?${bookingQuery.replace('adults=1', 'adults=2')}`,
  },
  beforeEach: async ({ msw }) => {
    const own = passengerTold({ myUserid: 'U1' });
    msw.use(
      await formTold({
        productLimit: { passengers: 2, members: true },
        paxs: [passengerTold(), passengerTold(), own],
      }),
    );
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    const boxes = await canvas.findAllByRole('checkbox');
    await userEvent.click(there(boxes[0]));
    await expect((await canvas.findAllByText(t('party.partyLimit', { count: 2 }))).length).toBeGreaterThan(0);
    await userEvent.click(there(boxes[1]));
    await expect((await canvas.findAllByText(t('party.partyMember'))).length).toBeGreaterThan(0);
    await userEvent.click(there(boxes[1]));
    await userEvent.click(there(boxes[2]));
    await expect(canvas.getByRole('button', { name: t('passengers.done') })).toBeEnabled();
  },
});
