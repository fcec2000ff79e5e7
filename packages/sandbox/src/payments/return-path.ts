/** Written twice or with a backslash, a path can mean something else to the next reader. */
const doubtful = /[\\\s\p{Cc}]|%(2f|5c|25|0)/iu;

/** A stand-in for the origin; only the path counts. */
const here = 'http://127.0.0.1';

/** A path of the site, base included: below /mapp and nowhere else. */
export function isReturnPath(path: string): boolean {
  if (path.length > 2048 || !path.startsWith('/') || path.startsWith('//')) return false;
  if (/[\\\s\p{Cc}]/u.test(path) || !URL.canParse(path, here)) return false;
  const { origin, pathname } = new URL(path, here);
  return (
    origin === here && (pathname === '/mapp' || pathname.startsWith('/mapp/')) && !doubtful.test(pathname)
  );
}
