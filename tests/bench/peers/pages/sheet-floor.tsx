/** The floor of a sheet: the browser's own dialog at the foot of the window. It does not move. */
import { useEffect, useRef } from 'react';
import { close, done, offerSheet, options, title } from './sheet.tsx';
import '../../floor.css';
import './sheet-floor.css';

function Sheet({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby="title" onClose={onClose}>
      <div className="head">
        <h2 id="title">{title}</h2>
        <button type="button" aria-label={close} onClick={onClose}>
          ×
        </button>
      </div>
      <div className="body">{options}</div>
      <button type="button" className="done" onClick={onClose}>
        {done}
      </button>
    </dialog>
  );
}

offerSheet((open, onOpenChange) => open && <Sheet onClose={() => onOpenChange(false)} />);
