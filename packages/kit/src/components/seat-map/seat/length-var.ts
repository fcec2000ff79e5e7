import { createVar } from '@vanilla-extract/css';

/** A length that is worked out once where it is set, not again in each seat. */
export const lengthVar = () => createVar({ syntax: '<length>', inherits: true, initialValue: '0px' });
