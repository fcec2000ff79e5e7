import { calls, errors, tierCodes } from '@mapp/kit/contracts';
import { activityCodes, seatKinds, seatReasons } from '@mapp/kit/rules';

const answering = new Set(calls.flatMap(({ name, path }) => [name, path]));

/** An error of a call, or one that no call answers with. */
const isReachable = ({ calls: of }: { code: string; calls?: readonly string[] }): boolean =>
  !of || of.some((call) => answering.has(call));

/** The codes that the stories have to show between them: all that can happen with what is built. */
export const required: readonly string[] = [
  ...errors.filter(isReachable).map(({ code }) => code),
  ...[...activityCodes, 'OTHER'].map((code) => `points.activity.${code}`),
  ...tierCodes.map((code) => `tier.${code}`),
  ...seatKinds.map((kind) => `seat.kind.${kind}`),
  ...seatReasons.map((reason) => `seat.reason.${reason}`),
];

/** The codes that a story may name. */
export const known: ReadonlySet<string> = new Set([...errors.map(({ code }) => code as string), ...required]);
