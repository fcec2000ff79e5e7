import { vars } from '@mapp/kit/theme';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import questions from '../../docs/open-questions.json' with { type: 'json' };
import { Rows, small } from './covered/rows.tsx';
import { Sheet } from './sheet.tsx';

const meta = preview.meta({
  // The story is the page.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
});

type Question = (typeof questions)[number];

function Settled({ number, question, settled, follows }: Question) {
  return (
    <li style={{ display: 'grid', gap: vars.space[1] }}>
      <b>{`${number}. ${question}`}</b>
      <p>{settled}</p>
      <ul style={small}>
        {follows.map(([path, says]) => (
          <li key={`${path} ${says}`}>
            {path} <code>{says}</code>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Questions that the two documents leave open, how each was settled, and where the code follows. */
export const Questions = meta.story({
  render: () => (
    <div lang="en">
      <Sheet
        title="Open questions"
        text="What the two documents leave open or contradict, and how it was settled. “decision 7” in the source is number 7 here."
      >
        {[...Map.groupBy(questions, ({ area }) => area)].map(([area, of]) => (
          <section key={area} style={{ display: 'grid', gap: vars.space[3] }}>
            <h2 style={{ fontWeight: vars.font.weight.semibold }}>{area}</h2>
            <Rows>
              {of.map((question) => (
                <Settled key={question.number} {...question} />
              ))}
            </Rows>
          </section>
        ))}
      </Sheet>
    </div>
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').filter(({ textContent }) => /^\d+\. /.test(textContent));
    await expect(rows).toHaveLength(questions.length);
    for (const { number, question } of questions) {
      await expect(canvas.getByText(`${number}. ${question}`)).toBeInTheDocument();
    }
  },
});
