import { getUserInfo } from '../contracts/account/account.ts';

/** For tests: a network whose airline tells who is signed in, for that is asked before the first write of a page. */
export const toldUser = (url: unknown): Response | undefined =>
  String(url).includes(getUserInfo.path) ? new Response('{"userId":"U-1"}') : undefined;
