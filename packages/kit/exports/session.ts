export type { DraftForm, Drafts, KeptChoices } from '../src/session/drafts.ts';
export { createSession, type Session, type SessionField } from '../src/session/session.ts';
export { SessionProvider, useSession } from '../src/session/session-provider.tsx';
export {
  dressPage,
  keepPreferences,
  openPreferences,
  type Preferences,
  type TextSize,
  type Theme,
} from '../src/session/preferences.ts';
export {
  PreferencesProvider,
  usePreferences,
  type PreferencesInUse,
  type PreferencesProviderProps,
} from '../src/session/preferences-provider.tsx';
export { useCodeCountdown, type CodeCountdown } from '../src/session/use-code-countdown.ts';
export { handedOver, handOver } from '../src/session/hand-over.ts';
export { recentPlaces, rememberPlace } from '../src/session/recent-places.ts';
export { ConfigProvider, useConfig } from '../src/session/config-provider.tsx';
