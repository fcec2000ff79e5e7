import type { Host } from '../host/host.ts';

/** Takes away what the device keeps past its time, or of somebody else. Costs next to nothing where nothing is kept. */
export async function sweepKept(host: Host): Promise<void> {
  if (!(await host.anythingKept())) return;
  if (host.environment().proof === '') {
    host.wipeKept();
    return;
  }
  try {
    const { keptAnswers } = await import('./kept.ts');
    await keptAnswers(host).sweep();
  } catch {
    // Without a network its code may be missing; what is kept stays sealed, and the next start sweeps.
  }
}
