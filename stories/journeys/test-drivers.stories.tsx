import { BeneficiaryForm } from '@mapp/kit/components/beneficiary-form';
import { BoardingPass } from '@mapp/kit/components/boarding-pass';
import { CodeField } from '@mapp/kit/components/code-field';
import { PinyinPicker, type PinyinPickerProps } from '@mapp/kit/components/pinyin-picker';
import { PointsBill } from '@mapp/kit/components/points-bill';
import { SeatMap, SeatStrip, type SeatMapProps } from '@mapp/kit/components/seat-map';
import { Button } from '@mapp/kit/primitives/button';
import type { Seating } from '@mapp/kit/rules';
import {
  boardingPassDriver,
  codeFieldDriver,
  formDriver,
  pinyinPickerDriver,
  pointsBillDriver,
  readSeatTotals,
  seatMapDriver,
  type User,
  type Way,
} from '@mapp/kit/testing';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { now, pass } from '../fixtures/boarding-pass.ts';
import { spellingsOf } from '../fixtures/pinyin.ts';
import { bill, entries } from '../fixtures/points.ts';
import { readSymbol } from '../fixtures/read-symbol.ts';
import { narrow, parties } from '../fixtures/seats.ts';
import { there } from '../there.ts';
import { withoutRole } from '../without-role.ts';

/** Drivers for host teams, on the components themselves. */
const meta = preview.meta({ tags: ['!autodocs'] });

const read: PinyinPickerProps['read'] = async (cn) => spellingsOf(cn);

/** The airline takes a moment; a driver waits for it. */
function Seats({ onChange }: Pick<SeatMapProps, 'onChange'>) {
  const [seating, setSeating] = useState<Seating>({});
  const [answered, setAnswered] = useState(false);
  useEffect(() => {
    const soon = setTimeout(() => setAnswered(true), 50);
    return () => clearTimeout(soon);
  }, []);
  const party = parties.twoAdults;
  return (
    <>
      <SeatMap
        map={answered ? { state: 'ready', data: narrow } : { state: 'loading' }}
        party={party}
        value={seating}
        onChange={(next, ...rest) => {
          setSeating(next);
          onChange?.(next, ...rest);
        }}
      />
      <div data-testid="strip">
        <SeatStrip segments={[{ data: narrow, seating }]} party={party} />
      </div>
    </>
  );
}

const seated = fn();

/** The same for each way of acting: seats, an exit row, another passenger, the list, the total. */
async function takeSeats(root: HTMLElement, user: User, by: Way): Promise<void> {
  seated.mockClear();
  const seats = seatMapDriver(root, { user, by });
  await seats.choose('5B');
  await waitFor(() => expect(seats.seat('5B').chosen).toBe(true));
  await expect(seats.passengers().map(({ seat, inTurn }) => ({ seat, inTurn }))).toEqual([
    { seat: '5B', inTurn: false },
    { seat: undefined, inTurn: true },
  ]);
  await seats.choose('11A', { exitRow: true });
  await expect(seated).toHaveBeenLastCalledWith({ zhang: '5B', li: '11A' });
  await expect(seats.seat('3C').disabled).toBe(true);
  await seats.turnTo(there(seats.passengers()[0]).name);
  await expect(seats.passengers()[0]?.inTurn).toBe(true);
  const width = () => there(withoutRole(root, '[data-seat]')[0]).getBoundingClientRect().width;
  const before = width();
  await seats.zoom('in');
  await waitFor(() => expect(width()).toBeGreaterThan(before));
  await seats.showAs('list');
  await seats.choose('5D');
  await expect(seated).toHaveBeenLastCalledWith({ zhang: '5D', li: '11A' });
  await expect(seats.said()).toContain('5D');
  const totals = readSeatTotals(within(root).getByTestId('strip'));
  await expect(totals.seats).toEqual([expect.stringContaining('5D'), expect.stringContaining('11A')]);
  await expect(totals.sums).toHaveLength(1);
}

export const SeatsByPointer = meta.story({
  render: () => <Seats onChange={seated} />,
  play: ({ canvasElement, userEvent }) => takeSeats(canvasElement, userEvent, 'pointer'),
});

export const SeatsByKeyboard = meta.story({
  render: () => <Seats onChange={seated} />,
  play: ({ canvasElement, userEvent }) => takeSeats(canvasElement, userEvent, 'keyboard'),
});

export const SeatsByTouch = meta.story({
  render: () => <Seats onChange={seated} />,
  play: ({ canvasElement, userEvent }) => takeSeats(canvasElement, userEvent, 'touch'),
});

function Picker() {
  const [value, setValue] = useState({ family: '', given: '' });
  return <PinyinPicker name={{ family: '单', given: '乐' }} value={value} onChange={setValue} read={read} />;
}

async function spell(root: HTMLElement, user: User, by: Way): Promise<void> {
  const picker = pinyinPickerDriver(root, { user, by });
  await picker.settled();
  await expect(await picker.open()).toEqual([
    { characters: '单', spellings: ['SHAN', 'DAN', 'CHAN'], chosen: 'SHAN' },
    { characters: '乐', spellings: ['LE', 'YUE'], chosen: 'LE' },
  ]);
  await picker.choose('YUE');
  await waitFor(async () => expect(await picker.settled()).toBe('SHAN/YUE'));
  await picker.write({ family: 'shan', given: 'lok' });
  await expect(within(root).getAllByRole('textbox')[1]).toHaveValue('lok');
}

export const SpellingByPointer = meta.story({
  render: () => <Picker />,
  play: ({ canvasElement, userEvent }) => spell(canvasElement, userEvent, 'pointer'),
});

export const SpellingByKeyboard = meta.story({
  render: () => <Picker />,
  play: ({ canvasElement, userEvent }) => spell(canvasElement, userEvent, 'keyboard'),
});

const submitted = fn();

export const FormByKeyboard = meta.story({
  render: () => (
    <BeneficiaryForm context={{ today: '2026-06-01' }} readPinyin={read} onSubmit={submitted}>
      <Button type="submit">OK</Button>
    </BeneficiaryForm>
  ),
  play: async ({ canvasElement, userEvent }) => {
    submitted.mockClear();
    const options = { user: userEvent, by: 'keyboard' } as const;
    const form = formDriver(canvasElement, options);
    await form.submit();
    await waitFor(() => expect(form.problems()).toHaveLength(4));
    await expect(form.said('cnFamilyName')).not.toBe('');
    await form.fillAll({ cnFamilyName: '单', cnGivenName: '乐', relation: 'friend' });
    await form.choose('passport');
    await form.choose('identityCard');
    await form.fill('identities.0.number', '310104 19900307 4510');
    await pinyinPickerDriver(canvasElement, options).choose('DAN', 'LE');
    await form.submit();
    await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
    await expect(submitted.mock.lastCall?.[0]).toMatchObject({ enFamilyName: 'DAN', enGivenName: 'LE' });
    await expect(form.problems()).toEqual([]);
  },
});

export const CodeByTouch = meta.story({
  render: () => <CodeField name="code" wait={undefined} onSend={() => Promise.resolve(true)} />,
  play: async ({ canvasElement, userEvent }) => {
    const code = codeFieldDriver(canvasElement, { user: userEvent, by: 'touch' });
    await expect(code.canAsk()).toBe(true);
    await code.askForCode();
    await code.fill('246810');
    await expect(code.value()).toBe('246810');
  },
});

const opened = fn((event: Event) => event.preventDefault());

export const BillByPointer = meta.story({
  render: () => (
    <PointsBill data={bill()} links={{ entry: ({ activityId }) => `#${activityId}` }} onMonthChange={fn()} />
  ),
  play: async ({ canvasElement, userEvent }) => {
    const points = pointsBillDriver(canvasElement, { user: userEvent });
    await expect(await points.balance()).toMatch(/^12.480$/);
    await expect(points.entries()).toHaveLength(entries.length);
    await expect(points.entries()[0]?.day).toBe(entries[0]?.activityDate);
    canvasElement.addEventListener('click', opened, { once: true });
    opened.mockClear();
    await points.open(0);
    await expect(opened).toHaveBeenCalledTimes(1);
  },
});

export const Barcode = meta.story({
  render: () => (
    <BoardingPass pass={pass} now={now} status={{ kept: true, awake: true }} actions={{ onRetry: fn() }} />
  ),
  play: async ({ canvasElement, userEvent }) => {
    const [symbol] = await boardingPassDriver(canvasElement, { user: userEvent }).barcodes();
    await expect(await readSymbol(there(symbol))).toEqual([{ format: 'QRCode', text: pass.barcode }]);
  },
});
