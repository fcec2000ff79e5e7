import type { ReactElement } from 'react';
import type { DrawingName } from '../drawing/Drawing.tsx';
import { LaterDrawing } from '../drawing/LaterDrawing.tsx';
import { Icon, type IconName } from '../icon/Icon.tsx';

export interface PictureProps {
  /** A drawing by its name, or an element. */
  drawing: DrawingName | ReactElement | undefined;
  /** An icon by its name, or an element; where there is no drawing. */
  icon: IconName | ReactElement | undefined;
  /** Looks of an icon. */
  className: string;
}

/** Picture above a state: ours by its name, or a host's own element. */
export function Picture({ drawing, icon, className }: PictureProps) {
  if (drawing !== undefined) return typeof drawing === 'string' ? <LaterDrawing name={drawing} /> : drawing;
  return typeof icon === 'string' ? <Icon name={icon} size={32} className={className} /> : icon;
}
