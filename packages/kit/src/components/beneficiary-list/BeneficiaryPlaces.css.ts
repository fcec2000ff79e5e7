import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, radius, space } = vars;

export const line = style({ ...textStyle('body'), ...tabular, color: color.text.secondary });
/** The same line before its figures are there. */
export const wait = style({
  ...textStyle('body'),
  position: 'relative',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: space[1],
      inlineSize: 168,
      borderRadius: radius.tag,
      background: color.skeleton,
    },
  },
});
export const figure = style({ ...textStyle('figure24'), color: color.text.primary });

export const places = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[2] });

/** A card with its line at the foot. */
const place = {
  inlineSize: 20,
  blockSize: 24,
  border: `1.5px solid ${color.border.control}`,
  borderRadius: 5,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'center bottom 4px',
  backgroundSize: `9px ${border.hairline}`,
} as const;
const forced = '(forced-colors: active)';
/** The line at the foot of a card in one of the system's colours. */
const lined = (ink: string) =>
  ({
    forcedColorAdjust: 'none',
    borderColor: 'CanvasText',
    backgroundImage: `linear-gradient(${ink}, ${ink})`,
  }) as const;
export const taken = style({
  ...place,
  borderColor: color.text.primary,
  backgroundColor: color.text.primary,
  backgroundImage: `linear-gradient(${color.drawing.head}, ${color.drawing.head})`,
  '@media': { [forced]: { ...lined('Canvas'), backgroundColor: 'CanvasText' } },
});
export const free = style({
  ...place,
  backgroundImage: `linear-gradient(${color.border.control}, ${color.border.control})`,
  '@media': { [forced]: lined('CanvasText') },
});
