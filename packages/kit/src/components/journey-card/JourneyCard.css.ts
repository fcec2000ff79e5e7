import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, space } = vars;

const line = `${border.hairline} solid ${color.border.hairline}`;

/** Below the flight, and below each other, parted by a hairline. */
export const part = style({
  display: 'grid',
  gap: space[2],
  marginBlockStart: space[3],
  paddingBlockStart: space[3],
  borderBlockStart: line,
});

export const detail = style({ ...textStyle('small'), display: 'block', color: color.text.secondary });

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  marginBlockEnd: space[4],
  paddingBlockEnd: space[3],
  borderBlockEnd: line,
});

export const heading = style(textStyle('strong'));
export const names = style({ ...textStyle('small'), color: color.text.secondary });

export const steps = style({ display: 'grid', gap: space[6] });

/** The line runs from one mark to the next. */
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `1.75rem calc(-1 * ${space[6]} + 4px)`,
      insetInlineStart: '0.75rem',
      borderInlineStart: line,
    },
  },
});

export const stepBody = style({ minInlineSize: 0 });
export const stepAction = style({
  display: 'grid',
  gap: space[2],
  marginBlockStart: space[3],
  selectors: { '&:empty, &:has(> :empty:only-child)': { display: 'none' } },
});

export const skeletons = style({ display: 'grid', gap: space[3] });
export const skeletonRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  marginBlockEnd: space[4],
});
