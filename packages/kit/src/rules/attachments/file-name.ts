/** Parts of a path, what no screen shows, and marks that turn the direction of writing: `gpj.exe` can be shown as `exe.jpg`. */
const unsafe = /[\\/:\p{Cc}\p{Cf}\u2028\u2029]/u;

/** Whether a file's name can be shown and kept as it is: at most 255 characters, no path, nothing invisible. */
export const isSafeFileName = (name: string): boolean =>
  name.length <= 255 && !unsafe.test(name) && !/^\.+$/.test(name);
