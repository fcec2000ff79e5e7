/** Name of the database that outlives the page. */
export const keptDatabase = 'mapp-kept';

/** Whether anything may be kept, without loading what reads it. */
export async function anythingKept(window: Window): Promise<boolean> {
  try {
    return (await window.indexedDB.databases()).some(({ name }) => name === keptDatabase);
  } catch {
    return false;
  }
}

/** Takes away whatever is kept; other pages that read it let go of it. */
export function wipeKept(window: Window): void {
  try {
    window.indexedDB.deleteDatabase(keptDatabase);
  } catch {
    // A browser that forbids the store has kept nothing in it.
  }
}
