export { hostActs, type HostAct } from '../../src/host/rehearsal/acts.ts';
export { rehearsedUser } from '../../src/host/rehearsal/answers.ts';
export { conducts, delays, type BridgeCall, type Conduct } from '../../src/host/rehearsal/conduct.ts';
export { rehearse, type Rehearsal, type RehearsalOptions } from '../../src/host/rehearsal/rehearsal.ts';
