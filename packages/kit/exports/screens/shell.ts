export { Site, type SiteProps } from '../../src/screens/shell/Site.tsx';
export { StartFailed, type StartFailedProps } from '../../src/screens/shell/StartFailed.tsx';
export { Boundary } from '../../src/screens/shell/Boundary.tsx';
export { NotFound } from '../../src/screens/shell/NotFound.tsx';
export { SpecialDialog } from '../../src/screens/shell/SpecialDialog.tsx';
export { createSpecialNotice, type SpecialNotice } from '../../src/screens/shell/special-notice.ts';
export type { Screen, ScreenEntry, ScreenTable } from '../../src/screens/shell/screen-table.ts';
export type { Visit } from '../../src/screens/shell/use-scroll-place.ts';
