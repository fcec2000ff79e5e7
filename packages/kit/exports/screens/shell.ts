export { Site, type SiteProps } from '../../src/screens/shell/Site.tsx';
export { StartFailed, type StartFailedProps } from '../../src/screens/shell/StartFailed.tsx';
export { Boundary } from '../../src/screens/shell/Boundary.tsx';
export { NotFound } from '../../src/screens/shell/NotFound.tsx';
export { SpecialDialog } from '../../src/screens/shell/SpecialDialog.tsx';
export { SignInBeside } from '../../src/screens/shell/SignInBeside.tsx';
export { keepToHolder } from '../../src/screens/shell/one-holder.ts';
export { createSignInOffer, type SignInOffer } from '../../src/screens/shell/sign-in-offer.ts';
export { createSpecialNotice, type SpecialNotice } from '../../src/screens/shell/special-notice.ts';
export {
  screensIn,
  type FindScreen,
  type Screen,
  type ScreenEntry,
  type ScreensOf,
} from '../../src/screens/shell/screen-table.ts';
export type { Visit } from '../../src/screens/shell/visit.ts';
export { RequestFailed, type RequestFailedProps } from '../../src/screens/shell/RequestFailed.tsx';
export { ScreenFailed } from '../../src/screens/shell/ScreenFailed.tsx';
export { ScreenLoading } from '../../src/screens/shell/ScreenLoading.tsx';
export { SignInFirst } from '../../src/screens/shell/SignInFirst.tsx';
export { ChunkFailure, preloadScreen, type ChunkReason } from '../../src/screens/shell/lazy-screen.ts';
