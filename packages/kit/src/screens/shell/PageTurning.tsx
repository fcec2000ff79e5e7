import { PageFocus } from './PageFocus.tsx';
import { PageMotion, type PageMotionProps } from './PageMotion.tsx';

/** Follows the pages as they come: their motion, and from the second on the focus. */
export function PageTurning({ turns, address, visit }: PageMotionProps) {
  return (
    <>
      {visit.arrival !== 'first' && <PageFocus turns={turns} />}
      <PageMotion turns={turns} address={address} visit={visit} />
    </>
  );
}
