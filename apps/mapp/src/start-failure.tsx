import { createRoot } from 'react-dom/client';
import { showDrawn } from './started.ts';
import { Unstarted } from './Unstarted.tsx';

/** A readable page instead of a blank one. */
export function showStartFailure(root: HTMLElement, error: unknown, part: 'config' | 'part'): void {
  root.replaceChildren();
  createRoot(root).render(<Unstarted error={error} part={part} />);
  showDrawn(document);
}
