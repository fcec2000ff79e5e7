import { vars } from '../theme/vars.css.ts';

const { border, color, radius } = vars;

const strokeIn = (ink: string) => `linear-gradient(${ink}, ${ink})`;
const strokes = (ink: string) => ({ backgroundImage: `${strokeIn(ink)}, ${strokeIn(ink)}` });

/** The ring at an end of the line, as a pseudo element. */
export const ring = {
  content: '""',
  flexShrink: 0,
  inlineSize: 8,
  blockSize: 8,
  border: `${border.hairline} solid ${color.border.control}`,
  borderRadius: radius.full,
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
} as const;

/** The line between the two ends of a flight: a stroke to either side of the aeroplane. Its breadth is the caller's. */
export const drawnLine = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  color: color.action.text,
  ...strokes(color.border.control),
  backgroundPosition: '8px center, calc(100% - 8px) center',
  backgroundRepeat: 'no-repeat',
  '@media': {
    // Gradients are not the reader's colours, so the whole line is drawn in them.
    '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText', ...strokes('CanvasText') },
  },
} as const;

/** How a stroke is drawn when it is `length` long. */
export const strokeSize = (length: string): string => `${length} ${border.hairline}`;
