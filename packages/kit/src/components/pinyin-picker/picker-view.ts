import { isNone, nameParts, readingsIn, type Moment, type NamePart, type PartState } from './picker-state.ts';

/** What the picker shows. */
export interface PickerView {
  /** The name's readings, or fields to write the spelling in. */
  readonly mode: 'readings' | 'manual';
  /** A reading is on its way. */
  readonly busy: boolean;
  /** There is more than one spelling to choose from. */
  readonly choice: boolean;
  /** The first part whose reading has to be chosen. */
  readonly pending: NamePart | undefined;
  /** What the person has to know about a spelling written by hand. */
  readonly trouble: 'failed' | 'changed' | undefined;
  /** The spelling can be taken from the name. */
  readonly canFollow: boolean;
}

const hasChanged = ({ text, spelledFor }: PartState): boolean =>
  text !== '' && spelledFor !== '' && text !== spelledFor;

/** Reads what to show from the state and the value, which may have come from outside. */
export function viewOf({ state, value }: Moment): PickerView {
  const parts = nameParts.map((part) => state[part]);
  const some = (holds: (part: PartState) => boolean) => parts.some(holds);
  const busy = some((part) => part.busy);
  const failed = some(({ found }) => found === 'failed');
  const none = some(isNone);
  const foreign = nameParts.some(
    (part) =>
      value[part] !== '' &&
      !state[part].busy &&
      typeof state[part].found === 'object' &&
      !readingsIn(state[part]).some(({ spelling }) => spelling === value[part]),
  );
  const own = state.own || foreign;
  return {
    mode: own || failed || none ? 'manual' : 'readings',
    busy,
    choice: some((part) => !part.busy && readingsIn(part).length > 1),
    pending: nameParts.find(
      (part) => !state[part].busy && readingsIn(state[part]).length > 0 && value[part] === '',
    ),
    trouble: failed ? 'failed' : own && !busy && some(hasChanged) ? 'changed' : undefined,
    canFollow: own && !busy && !failed && !none && some((part) => readingsIn(part).length > 0),
  };
}
