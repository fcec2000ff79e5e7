import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Sheet } from '../foundations/sheet.tsx';
import { withoutRole } from '../without-role.ts';
import generated from './content/content.gen.json' with { type: 'json' };
import type { ContentReview } from './content/content.ts';
import { ContentPage } from './content/ContentPage.tsx';

const review = generated as unknown as ContentReview;

const meta = preview.meta({
  // The story is the page.
  tags: ['!autodocs'],
  // As wide as the catalogue leaves room.
  globals: { viewport: { value: '100pct-100pct', isRotated: false } },
  parameters: { controls: { disable: true }, chromatic: { disableSnapshot: true } },
});

const page = (shown: ContentReview) => (
  <div lang="en">
    <Sheet
      title="Content"
      text="The texts of all five languages: what is missing, what things are called, and what is the same in several languages, each with its reason. The glossary is docs/glossary.json."
    >
      <ContentPage {...shown} />
    </Sheet>
  </div>
);

/** The catalogues as they are. */
export const Catalogues = meta.story({
  render: () => page(review),
  play: async ({ canvas, canvasElement }) => {
    await expect(withoutRole(canvasElement, '[data-term]')).toHaveLength(review.terms.length);
    await expect(withoutRole(canvasElement, '[data-locale]')).toHaveLength(5);
    await expect(canvas.getAllByText('0 missing')).toHaveLength(5);
    await expect(canvas.queryByText('not explained')).toBeNull();
  },
});

/** Mistakes are named: a text that is missing, one that calls a thing otherwise, one that was left as it was; in the dark. */
export const SomethingWrong = meta.story({
  globals: { theme: 'dark' },
  render: () =>
    page({
      languages: [{ locale: 'ko', missing: ['points.title'] }],
      terms: review.terms.slice(0, 1),
      otherWords: [{ locale: 'en', message: 'points.empty', term: 'points', text: 'No miles yet', why: '' }],
      same: [{ message: 'account.save', text: 'Save', languages: ['en', 'ko'], why: '' }],
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 missing')).toBeVisible();
    await expect(canvas.getByText('points.title')).toBeVisible();
    await expect(canvas.getByText('No miles yet')).toBeVisible();
    await expect(canvas.getByText('not explained')).toBeVisible();
  },
});
