import { PartyList, PartyListSkeleton } from '@mapp/kit/components/check-in-party';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { Button } from '@mapp/kit/primitives/button';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { inSeat, onward, people, segmentOf } from '../fixtures/journeys.ts';
import { padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';

const words = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'check-in');

const family = segmentOf({ passengers: [people.self, people.wife, people.daughter] });

const meta = preview.meta({
  component: PartyList,
  subcomponents: { PartyListSkeleton },
  decorators: [padded],
  args: {
    segments: [family],
    segment: family,
    purpose: 'checkIn' as const,
    value: ['P-1', 'P-3'],
    onChange: fn(),
  },
});

export const Basic = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>('checkbox');
    await expect(boxes.map(({ checked }) => checked)).toEqual([true, false, true]);
    await userEvent.click(there(boxes[1]));
    await expect(args.onChange).toHaveBeenCalledWith(['P-1', 'P-2', 'P-3']);
  },
});

export const ChildAlone = meta.story({
  args: {
    value: ['P-3'],
    companion: (
      <Button variant="text" size="medium" href="/mapp/boarde/travelPartner">
        +
      </Button>
    ),
  },
  parameters: { covers: ['companion.childAlone'] },
  play: async ({ canvas, globals, said }) => {
    const t = await words(globals);
    await expect(canvas.getByText(t('childAlone'))).toBeVisible();
    await expect(canvas.getByText(t('party.childDo', { names: said('张小乐') }))).toBeVisible();
  },
});

const mixed = segmentOf({
  international: true,
  passengers: [
    { ...people.self, infantId: 'P-4', informed: true, seat: '31A' },
    { ...people.infant, informed: false },
    inSeat(people.wife, '31B', '047'),
    { ...people.daughter, state: 'cancelled', informed: false },
    { ...people.infant, passengerId: 'P-5', name: '李小苗' },
  ],
});

export const EachState = meta.story({
  args: { segments: [mixed], segment: mixed, value: ['P-1'] },
  play: async ({ canvas, globals, said }) => {
    const t = await words(globals);
    const boxes = canvas.getAllByRole<HTMLInputElement>('checkbox');
    await expect(boxes.map(({ disabled }) => disabled)).toEqual([false, true, true, false, true]);
    await expect(canvas.getByText(t('party.onLap', { name: said('张三') }))).toBeVisible();
    await expect(canvas.getByText(t('party.infantAlone'))).toBeVisible();
    await expect(canvas.getByText(t('party.checkedIn', { seat: '31B' }))).toBeVisible();
  },
});

const later = segmentOf(onward);

export const OutOfTurn = meta.story({
  args: { segments: [family, later], segment: later, value: [] },
  parameters: { covers: ['checkIn.outOfTurn'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getByText(t('party.outOfTurn', { flight: 'MU5101' }))).toBeVisible();
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
  },
});

export const SeatsNeedNoOrder = meta.story({
  args: { segments: [family, later], segment: later, purpose: 'seats', value: [] },
  play: async ({ canvas }) => expect(canvas.getByRole('checkbox')).toBeEnabled(),
});

export const OnTheWay = meta.story({ render: () => <PartyListSkeleton /> });
