import { createVar } from '@vanilla-extract/css';
import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, radius, space } = vars;

/** Of the woven lines, which are no text. */
const line = createVar();

const paper = 'Canvas';
const ink = 'CanvasText';

/** A surface of its own on a ground of its own, for all that is in it. */
export const card = style({
  vars: {
    [color.background.page]: color.background.passPage,
    [color.background.surface]: color.background.pass,
  },
  position: 'relative',
  color: color.text.primary,
  borderRadius: radius.card,
  breakInside: 'avoid',
  '@media': {
    // Dark ink on paper, whatever the theme; the tier keeps its surface.
    print: {
      colorScheme: 'light',
      printColorAdjust: 'exact',
      vars: {
        [color.background.page]: paper,
        [color.background.surface]: paper,
        [color.text.primary]: ink,
        [color.text.secondary]: ink,
        [color.text.tertiary]: ink,
        [color.attention.surface]: paper,
        [color.attention.text]: ink,
        [color.error.surface]: paper,
        [color.error.text]: ink,
      },
    },
  },
});

/** Behind flight and route. Its lines are faint enough for the words on them. */
export const weave = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 16,
  blockSize: 120,
  overflow: 'hidden',
  vars: { [line]: color.action.border },
  color: line,
  opacity: 0.5,
});

/** The pass is padded by 20, four more than other cards. Its container queries ask the width inside. */
export const part = style({ position: 'relative', paddingInline: space[1], containerType: 'inline-size' });

export const upper = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  paddingBlock: `${space[1]} ${space[2]}`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: space[3],
});

export const flight = style({ ...textStyle('strong'), display: 'flex', gap: space[2], alignItems: 'center' });
export const day = style({ ...textStyle('body') });

export const figures = style({
  paddingBlockStart: space[4],
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
});

/** The news of a change parts route and figures by itself. */
export const untold = style({ paddingBlockStart: 0, borderBlockStart: 'none' });
