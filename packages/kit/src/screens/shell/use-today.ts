import { useState } from 'react';
import { dayIn, type Day } from '../../rules/days.ts';

/** The airline's zone, which its calendar days are counted in. */
const airlineZone = 'Asia/Shanghai';

/** The airline's calendar day at the moment when the screen was opened. */
export const useToday = (): Day => useState(() => dayIn(new Date(), airlineZone))[0];
