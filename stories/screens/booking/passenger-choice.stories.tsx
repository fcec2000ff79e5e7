import { queryBookingForm } from '@mapp/kit/contracts';
import { ChoosePassengerScreen } from '@mapp/kit/screens/booking/passenger-choice';
import { fixtureOf } from '@mapp/sandbox/fixtures';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { bookingQuery, formTold, passengerTold } from '../../booking.ts';
import { reloadedWith } from '../../booking-reloaded.tsx';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { there } from '../../there.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: ChoosePassengerScreen,
  tags: ['!autodocs'],
  // Two of the member's people have one name.
  parameters: { sharesNames: ['link'], address: `/overbook/aircrew?${bookingQuery}`, ...tall.parameters },
  globals: tall.globals,
});

/** Those who can be chosen first, then the others, each with the reason; a child alone is told at once. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByRole('heading', { name: t('passengers.cannot') })).toBeVisible();
    const done = canvas.getByRole('button', { name: t('passengers.done') });
    await expect(done).toBeDisabled();
    const child = there(canvas.getAllByRole('checkbox', { name: new RegExp(t('people.type.CHD')) })[0]);
    await userEvent.click(child);
    await expect(canvas.getAllByText(t('party.partyAlone'))).not.toHaveLength(0);
    await userEvent.click(child);
    await userEvent.click(there(canvas.getAllByRole('checkbox')[0]));
    await expect(done).toBeEnabled();
  },
});

/** The member's own membership stands with them, and nobody else's. */
export const OwnMembership = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    const told = await canvas.findAllByText(t('passengers.card', { programme: 'MU' }));
    await expect(told).toHaveLength(1);
    await expect(told[0]?.parentElement).toHaveTextContent(/600.*0001/);
    await expect(canvas.queryByText(/600000000001/)).toBeNull();
  },
});

/** After a reload who was typed is gone, and the page says so: nothing of a person is kept. */
export const Reloaded = meta.story({
  parameters: { member: null },
  decorators: [reloadedWith('chosen=yes;added=yes')],
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('restored'))).toBeVisible();
    await expect(canvas.getByText(t('people.goneText'))).toBeVisible();
  },
});

/** Of somebody who is saved a reload takes the choice alone. */
export const ChoiceReloaded = meta.story({
  decorators: [reloadedWith('chosen=yes')],
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('passengers.againText'))).toBeVisible();
    await userEvent.click(there(canvas.getAllByRole('checkbox')[0]));
    await expect(canvas.queryByText(t('passengers.againText'))).toBeNull();
  },
});

/** A reload that has taken nobody says nothing of people. */
export const NobodyReloaded = meta.story({
  decorators: [reloadedWith('begun=yes')],
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByRole('heading', { name: t('passengers.can') })).toBeVisible();
    for (const text of ['restored', 'people.goneText', 'passengers.again'] as const)
      await expect(canvas.queryByText(t(text))).toBeNull();
  },
});

/** Of many somebody is found by a name, by its letters, or by the end of a document's number. */
export const Sought = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    const search = await canvas.findByRole('textbox', { name: t('passengers.find') });
    const all = canvas.getAllByRole('checkbox').length;
    await userEvent.type(search, 'zhang san');
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(1));
    await userEvent.clear(search);
    await userEvent.type(search, '2512');
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(1));
    await userEvent.clear(search);
    await userEvent.type(search, 'xxxx');
    await expect(await canvas.findByText(t('passengers.notFound'))).toBeVisible();
    await userEvent.clear(search);
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(all));
  },
});

/** A guest has saved nobody: somebody is added. */
export const Guest = meta.story({
  parameters: { member: null },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('passengers.guestText'))).toBeVisible();
  },
});

/** A member who has saved nobody, and has no points: they are signed in all the same. */
export const NobodySaved = meta.story({
  beforeEach: async ({ msw }) => msw.use(await formTold({ paxs: [], points: null })),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('passengers.noneText'))).toBeVisible();
    await expect(canvas.queryByText(t('passengers.guestText'))).toBeNull();
  },
});

/** A residence permit is saved by one name and taken by another: whoever shows it can be chosen. */
export const ResidencePermits = meta.story({
  beforeEach: async ({ msw }) => {
    const withPermit = (idType: string, idNo: string) =>
      passengerTold({ favorPaxIdDtoList: [{ idType, idNo }] });
    msw.use(
      await formTold({
        paxAvailableIdTypes: ['GRP', 'TRP'],
        paxs: [withPermit('GAT', '810000199003070011'), withPermit('RPTW', '830000199003070012')],
      }),
    );
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByRole('heading', { name: t('passengers.can') })).toBeVisible();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2);
    await expect(canvas.queryByRole('heading', { name: t('passengers.cannot') })).toBeNull();
  },
});

/** Abroad: documents for crossing a border alone, and names in Latin letters. */
export const Abroad = meta.story({
  beforeEach: async ({ msw }) => {
    const saved = (await fixtureOf('queryPassengerList')).answer as { data: { list: object[] } };
    msw.use(await formTold({ international: true, paxAvailableIdTypes: ['PP'], paxs: saved.data.list }));
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect((await canvas.findAllByText(t('obstacle.documentKind'))).length).toBeGreaterThan(0);
  },
});

/** An address without a choice: nothing is asked. */
export const Empty = meta.story({
  parameters: { address: '/overbook/aircrew' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByText(t('noChoice'))).toBeVisible();
  },
});

export const Waiting = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: queryBookingForm.path, kind: 'timeout', times: 1 }),
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(queryBookingForm.path));
