import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space } = vars;

export const outcome = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  alignItems: 'center',
  paddingBlock: space[6],
  textAlign: 'center',
});

const drawing = { display: 'flex' } as const;
const quiet = style({ ...drawing, color: color.text.secondary });

/** The colour of each tone's seal; its words say the same. */
export const tone = {
  waits: style({ ...drawing, color: color.text.secondary }),
  due: style({ ...drawing, color: color.attention.text }),
  wrong: style({ ...drawing, color: color.error.text }),
  done: style({ ...drawing, color: color.done.text }),
  over: quiet,
};

export const state = style({ ...textStyle('figure24') });

export const figure = style({ ...textStyle('figure40'), ...tabular, overflowWrap: 'anywhere' });

export const text = style({ ...textStyle('body'), color: color.text.secondary, textWrap: 'pretty' });
