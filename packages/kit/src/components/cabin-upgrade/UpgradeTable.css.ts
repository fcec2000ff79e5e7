import { createVar } from '@vanilla-extract/css';
import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;
type Plain = Omit<Parameters<typeof style>[0], 'selectors' | '@media'>;

/** Number of ways. */
export const columns = createVar();

/** More columns than fit are scrolled to. Their unseen words scroll along, or they would widen the page. */
export const scroll = style({ position: 'relative', overflowX: 'auto' });
export const head = style({
  ...textStyle('small'),
  paddingBlock: space[2],
  // Five words of Russian beside a name fit the smallest gap.
  paddingInline: 2,
  fontWeight: font.weight.regular,
  color: color.text.secondary,
  wordBreak: 'keep-all',
  overflowWrap: 'normal',
});
/** Five words of Russian leave a phone no room for a name beside them. */
const onRussianPhone = (rule: Plain) => ({
  '@media': { '(max-width: 479px)': { selectors: { ':lang(ru) &': rule } } },
});
/** No column is narrower than its word, whatever the size of the text; all rows share them. */
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  ...onRussianPhone({
    display: 'grid',
    gridTemplateColumns: `repeat(${columns}, minmax(max-content, 1fr))`,
    // What the words need is scrolled to.
    minInlineSize: '100%',
    inlineSize: 'max-content',
  }),
});
export const body = style(onRussianPhone({ display: 'contents' }));
/** Marks beside each other, each under its head. */
const inColumns = onRussianPhone({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: ['repeat(auto-fit, minmax(max(3rem, 18%), 1fr))', 'subgrid'],
  paddingInline: space[2],
});
export const heads = style(inColumns);
/** Head of the names, unseen; it takes no column where they have none. */
export const corner = style(onRussianPhone({ position: 'absolute' }));
export const row = style({
  ...inColumns,
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
});
export const person = style({
  ...textStyle('strong'),
  paddingBlock: space[3],
  paddingInlineStart: space[4],
  textAlign: 'start',
  // A name goes to the next line before a column goes out of sight.
  wordBreak: 'keep-all',
  overflowWrap: 'normal',
  ...onRussianPhone({ gridColumn: '1 / -1', paddingInline: space[2] }),
});
export const relation = style({
  ...textStyle('small'),
  display: 'block',
  fontWeight: font.weight.regular,
  color: color.text.secondary,
});
export const mark = style({ paddingBlock: space[2] });
export const yes = style({ marginInline: 'auto', color: color.done.text });
export const no = style({ marginInline: 'auto', color: color.text.tertiary });
