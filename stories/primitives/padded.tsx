import type { ReactNode } from 'react';
import { vars } from '@mapp/kit/theme';

/** Room round a part, and between several, on the page's own ground. */
export const padded = (Story: () => ReactNode) => (
  <div
    style={{
      display: 'grid',
      gap: vars.space[3],
      padding: vars.space[4],
      background: vars.color.background.page,
    }}
  >
    {Story()}
  </div>
);

/** Whether nothing of an element is cut off at its end. */
export const fits = (element: Element): boolean => element.scrollWidth <= element.clientWidth;
