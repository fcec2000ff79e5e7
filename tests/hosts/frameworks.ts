import { resolve } from 'node:path';
import { installAside } from '../package/installing.ts';

/** Where the frameworks of hosts are installed. */
export const hostsHome = resolve('tests/hosts');

/** Installs the frameworks once, before the files run side by side: each would start an npm of its own in the same folder. */
export const setup = (): void => installAside(hostsHome, ['--legacy-peer-deps']);
