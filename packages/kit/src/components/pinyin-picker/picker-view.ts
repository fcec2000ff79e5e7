import {
  explains,
  isNone,
  isSettled,
  nameParts,
  readingsIn,
  type Moment,
  type NamePart,
  type PartState,
} from './picker-state.ts';

/** State of the picker as it is shown. */
export interface PickerView {
  /** The name's readings, or fields to write the spelling in. */
  readonly mode: 'readings' | 'manual';
  /** A reading is on its way. */
  readonly busy: boolean;
  /** There is more than one spelling to choose from. */
  readonly choice: boolean;
  /** The first part whose reading has to be chosen. */
  readonly pending: NamePart | undefined;
  /** Warning about a spelling written by hand. */
  readonly trouble: 'failed' | 'changed' | undefined;
  /** The spelling can be taken from the name. */
  readonly canFollow: boolean;
}

/** Reads what to show from the state and the value, which may have come from outside. */
export function viewOf({ state, value }: Moment): PickerView {
  const some = (holds: (part: PartState, spelling: string) => boolean) =>
    nameParts.find((part) => holds(state[part], value[part]));
  const busy = Boolean(some((part) => part.busy));
  const failed = some(({ found }) => found === 'failed');
  const none = some(isNone);
  const own = state.own || some((part, spelling) => isSettled(part) && !explains(part, spelling));
  const read = some((part) => isSettled(part) && readingsIn(part).length > 0);
  const changed = some(({ text, spelledFor }) => text !== '' && spelledFor !== '' && text !== spelledFor);
  return {
    mode: own || failed || none ? 'manual' : 'readings',
    busy,
    choice: Boolean(some((part) => isSettled(part) && readingsIn(part).length > 1)),
    pending: some((part, spelling) => spelling === '' && isSettled(part) && readingsIn(part).length > 0),
    trouble: failed ? 'failed' : own && changed && !busy ? 'changed' : undefined,
    canFollow: Boolean(own && read && !busy && !failed && !none),
  };
}
