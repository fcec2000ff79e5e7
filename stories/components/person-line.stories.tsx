import {
  DocumentLines,
  MaskedNumber,
  MaskedSentence,
  MaskedText,
  PersonHead,
} from '@mapp/kit/components/person-line';
import { Badge } from '@mapp/kit/primitives/badge';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { inForce, longName } from '../fixtures/beneficiaries.ts';
import { withoutRole } from '../without-role.ts';
import { padded } from '../primitives/padded.tsx';

const meta = preview.meta({
  component: PersonHead,
  subcomponents: { DocumentLines, MaskedNumber, MaskedText, MaskedSentence },
  args: { name: '单乐', word: '配偶' },
  decorators: [padded],
});

export const Basic = meta.story({
  play: async ({ canvas }) => expect(await canvas.findByText('单乐')).toBeVisible(),
});

export const WithState = meta.story({ args: { badge: <Badge tone="neutral">8 / 8</Badge> } });

export const LongName = meta.story({
  args: { name: 'PAPADOPOULOS-KONSTANTINOPOULOS MARIE-CLAIRE ALEXANDRA', word: '继父母' },
});

/** In Latin letters first, where these are read. */
export const ChineseNameBesideOneInLetters = meta.story({
  args: { name: 'Le Shan', chinese: '单乐', word: 'Spouse' },
  play: async ({ canvas }) => {
    const chinese = canvas.getByText('单乐');
    await expect(chinese).toHaveAttribute('lang', 'zh');
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    await expect(size(chinese)).toBeLessThan(size(canvas.getByText('Le Shan')));
  },
});

export const Documents = meta.story({
  render: () => <DocumentLines documents={[...inForce.idList, ...longName.idList]} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('310');
    await expect(canvasElement).toHaveTextContent('0027');
    for (const { idNo } of [...inForce.idList, ...longName.idList])
      await expect(canvasElement).not.toHaveTextContent(idNo);
  },
});

/** From a number too short to hide anything of to the longest. */
export const NumbersOfEveryLength = meta.story({
  render: () => (
    <>
      {['A1', 'A123', 'E1234567', '310101199003070023', '军字第2001988号'].map((number) => (
        <p key={number}>
          <MaskedNumber number={number} />
        </p>
      ))}
    </>
  ),
});

/** Phones, addresses and references inside words of any script: no asterisk and no bullet is left of what is hidden. */
export const InSentences = meta.story({
  render: () => (
    <>
      {[
        'Sent to +86 138****0001',
        '138****0001に送信しました',
        '流水号 •••• 4471',
        'On the ticket 138****0001, in the account 139****0002',
        'zh****@example.com',
        'Nothing is hidden here *',
      ].map((text) => (
        <p key={text}>
          <MaskedSentence text={text} />
        </p>
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const texts = canvas.getAllByRole('paragraph').map(({ textContent }) => textContent);
    await expect(texts.filter((text) => /[*•]{2}/.test(text))).toEqual([]);
    await expect(withoutRole(canvasElement, 'svg')).toHaveLength(6);
    await expect(texts[1]).toMatch(/^138.*0001に送信しました$/);
    await expect(texts[2]).toMatch(/^流水号.*4471$/);
    await expect(texts.at(-1)).toBe('Nothing is hidden here *');
  },
});
