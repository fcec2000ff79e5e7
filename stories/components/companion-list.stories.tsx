import { CompanionList, type CompanionListProps } from '@mapp/kit/components/companion-list';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { companions } from '../fixtures/companions.ts';
import { padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';

const meta = preview.meta({
  component: CompanionList,
  decorators: [padded],
  args: {
    companions,
    on: '2026-06-01',
    editHref: ({ companionId }) => `/mapp/boarde/redactpartner?companion=${companionId}`,
  },
});

const itemOf = (root: HTMLElement, index: number) =>
  there(within(root).getAllByRole('listitem')[index], 'a companion');

/** Chooses for itself who travels along. */
function Choosing({ choice, ...list }: CompanionListProps) {
  const [chosen, setChosen] = useState(choice?.value ?? []);
  return <CompanionList {...list} choice={{ value: chosen, onChange: setChosen }} />;
}

/** The member first and marked, whose own data are not changed here; numbers are masked. */
export const Basic = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'companions');
    const member = itemOf(canvasElement, 0);
    await expect(member).toHaveTextContent(t('self'));
    await expect(within(member).queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('link', { name: t('edit', { name: '李四' }) })).toHaveAttribute(
      'href',
      '/mapp/boarde/redactpartner?companion=C-1',
    );
    await expect(canvasElement).not.toHaveTextContent('19900307');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
});

export const Choose = meta.story({
  args: { choice: { value: [], onChange: () => undefined } },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas }) => {
    const [member, friend] = canvas.getAllByRole('checkbox');
    await userEvent.click(there(friend));
    await expect(friend).toBeChecked();
    await userEvent.click(there(friend));
    await expect(friend).not.toBeChecked();
    await expect(member).not.toBeChecked();
  },
});

/** As in the picture: the rule is under the child's row, and goes once an adult comes along. */
export const ChildAlone = meta.story({
  args: { choice: { value: ['C-2'], onChange: () => undefined } },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'companions');
    const child = itemOf(canvasElement, 2);
    await expect(within(child).getByRole('status')).toHaveTextContent(t('alone', { names: '王小乐' }));
    await userEvent.click(there(canvas.getAllByRole('checkbox')[1]));
    await expect(within(child).queryByRole('status')).toBeNull();
  },
});
