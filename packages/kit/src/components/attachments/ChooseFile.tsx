import type { ChangeEvent, ReactNode } from 'react';
import { hidden } from '../../primitives/hidden.css.ts';

interface ChooseFileProps {
  children: ReactNode;
  className: string;
  /** Spoken name, where the words alone do not say what for. It begins with the words. */
  label?: string | undefined;
  multiple?: boolean | undefined;
  id?: string | undefined;
  describedBy?: string | undefined;
  onChoose: (files: readonly File[]) => void;
}

/** HEIC is not among them: an iPhone then gives the photograph as JPEG. Source: travel-domain.md T8. */
const accepted = 'image/jpeg,image/png,image/gif,image/webp,application/pdf';

/** A file input in words: the device's own chooser opens from all of it. */
export function ChooseFile({
  children,
  className,
  label,
  multiple = false,
  id,
  describedBy,
  onChoose,
}: ChooseFileProps) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(currentTarget.files ?? []);
    // The same file can be chosen once more after it was taken off.
    currentTarget.value = '';
    if (files.length > 0) onChoose(files);
  };
  return (
    <label className={className}>
      {children}
      <input
        type="file"
        accept={accepted}
        aria-label={label}
        aria-describedby={describedBy}
        className={hidden}
        onChange={choose}
        {...{ id, multiple }}
      />
    </label>
  );
}
