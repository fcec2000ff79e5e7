export {
  HostRefusal,
  sessionKey,
  tokenDays,
  type Capability,
  type ChannelId,
  type CookieJar,
  type Environment,
  type Host,
  type HostId,
  type HostUser,
  type LoginRequest,
  type Operate,
  type Page,
  type Shared,
  type Store,
} from '../src/host/host.ts';
export {
  businessCodes,
  channelCodes,
  channels,
  hosts,
  tablesWith,
  type ChannelOverrides,
  type HostIdentity,
  type HostOverride,
  type HostOverrides,
  type PartnerChannel,
  type Tables,
} from '../src/host/hosts.ts';
export { detectHost, type Clues, type Detected } from '../src/host/detect.ts';
export { encodeChannel, environmentOf, type EnvironmentClues } from '../src/host/environment.ts';
export { closeSignInWindow, isSignInWindow, railLoginDelay } from '../src/host/sign-in.ts';
export { browserHost, type HostMaker, type HostSettings } from '../src/host/browser.ts';
export { createHost, hostMakers, type HostOptions } from '../src/host/create.ts';
export { fakeHost, type FakeHost, type FakeHostOptions, type HostCall } from '../src/host/fake.ts';
export type { Device, KeptEntry, KeptStore } from '../src/host/device.ts';
export { windowPage } from '../src/host/page.ts';
export { keepsCookies, memoryCookies, memoryStore, webStore } from '../src/host/stores.ts';
export { HostProvider, useHost } from '../src/host/context.tsx';
export {
  airlineClock,
  deviceClock,
  type AirlineClock,
  type DeviceClock,
  type ToldTime,
} from '../src/host/clock.ts';
export { toldTime, type Answered } from '../src/host/told-time.ts';
export { useAirlineClock } from '../src/host/use-airline-clock.ts';
export { telemetrySink } from '../src/host/telemetry-sink.ts';
export { windowHistory, type Entry, type SiteHistory } from '../src/host/history.ts';
