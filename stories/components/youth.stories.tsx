import {
  ActivityCard,
  ActivityFigures,
  PastActivities,
  YouthApplicationForm,
} from '@mapp/kit/components/youth';
import { Button } from '@mapp/kit/primitives/button';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { formId, saysInPlace } from '../refused-entries.ts';
import { field, saveButton } from '../forms.ts';
import { words } from '../words.ts';

const onSubmit = fn();
const onDraft = fn();

const meta = preview.meta({
  component: YouthApplicationForm,
  subcomponents: { ActivityCard, ActivityFigures, PastActivities },
  args: { agreementHref: '/mapp/youthLeague/agreement', onSubmit, onChange: onDraft, id: 'application' },
  beforeEach: () => {
    onSubmit.mockClear();
    onDraft.mockClear();
  },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <Button type="submit" form="application">
          OK
        </Button>
      </>
    ),
  ],
});

export const Filled = meta.story({
  args: {
    defaultValue: {
      name: '林海',
      phoneCountry: 'CN',
      phone: '139 1234 0987',
      email: '',
      occupation: 'employed',
      organisation: '东海设计',
      agree: false,
    },
  },
  play: async ({ canvasElement, globals, userEvent, said }) => {
    const validation = await words(globals, 'validation');
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(field(canvasElement, 'agree')).toBeInvalid());
    await expect(canvasElement).toHaveTextContent(validation('agree.programme'));
    await userEvent.click(field(canvasElement, 'agree'));
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect(onSubmit).toHaveBeenCalledWith({
      name: said('林海'),
      phone: '+86 13912340987',
      email: '',
      occupation: 'employed',
      organisation: said('东海设计'),
    });
    await expect(onDraft).toHaveBeenCalled();
  },
});

const activity = {
  id: 'ACT-1',
  title: '驾驶舱开放日',
  summary: '在模拟机里飞一次起落。',
  from: '2026-06-20',
  until: '2026-06-20',
  place: '上海 培训中心',
  placesLeft: 12,
  state: 'open',
} as const;

/** Room, no room, and over: each in its word. */
export const Cards = meta.story({
  render: () => (
    <>
      <ActivityCard activity={activity} href="#1" />
      <ActivityCard activity={{ ...activity, state: 'full' }} href="#2" />
      <ActivityCard activity={{ ...activity, state: 'over' }} href="#3" />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'youth');
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    for (const state of ['open', 'full', 'over'] as const)
      await expect(canvas.getByText(t(`activity.state.${state}`))).toBeVisible();
  },
});

export const FiguresOfActivities = meta.story({
  render: () => (
    <ActivityFigures
      today="2026-06-01"
      activities={[activity, { ...activity, state: 'full', placesLeft: 0 }, { ...activity, state: 'over' }]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('definition').map(({ textContent }) => parseInt(textContent, 10)),
    ).toEqual([1, 12, 19]);
  },
});

/** None is to come: nothing is said of the next. */
export const NoActivityToCome = meta.story({
  render: () => <ActivityFigures today="2026-06-01" activities={[{ ...activity, state: 'over' }]} />,
  play: async ({ canvas }) => expect(canvas.getAllByRole('definition')).toHaveLength(2),
});

export const PostmarksOfThePast = meta.story({
  render: () => (
    <PastActivities
      label="Past"
      href={({ id }) => `#${id}`}
      activities={['A', 'B', 'C', 'D'].map((id) => ({ ...activity, id, state: 'over' }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Past' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
});

const refused = [
  {
    typed: {
      name: '',
      phoneCountry: 'CN',
      phone: '',
      email: '',
      occupation: '',
      organisation: '',
      agree: false,
    },
    says: { name: 'name.whole', occupation: 'occupation.choose', organisation: 'organisation.empty' },
  },
] as const;

/** Nothing is said of oneself yet. */
export const RefusedEntries = meta.story({
  args: {
    id: formId(0),
    defaultValue: refused[0].typed,
    children: <Button type="submit">OK</Button>,
  },
  play: ({ canvasElement, globals }) => saysInPlace(canvasElement, globals, refused),
});
