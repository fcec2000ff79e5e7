import { givePaths } from './later-paths.ts';
import { morePaths } from './more-paths.ts';

givePaths(morePaths);
