import { createRoot } from 'react-dom/client';
import { showDrawn } from './started.ts';
import { StartError } from './StartError.tsx';

/** A readable page instead of a blank one. */
export function showStartFailure(root: HTMLElement, error: unknown, part: 'config' | 'part'): void {
  root.replaceChildren();
  createRoot(root).render(<StartError error={error} part={part} />);
  showDrawn(document);
}
