/** Content of a sheet to choose a relation from, and a page with a button that opens and closes it. */
import { useState, type ReactNode } from 'react';
import { relations } from '../../form-controls.tsx';
import { offerPart } from '../../part-adapter.ts';
import './sheet.css';

export const title = '与本人关系';
export const done = '完成';
export const close = '关闭';

export const options = (
  <ul>
    {relations.map((each) => (
      <li key={each}>
        <button type="button" className="option">
          {each}
        </button>
      </li>
    ))}
  </ul>
);

interface PageProps {
  draw: (open: boolean, onOpenChange: (open: boolean) => void) => ReactNode;
}

function Page({ draw }: PageProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" id="toggle" onClick={() => setOpen(!open)}>
        {title}
      </button>
      {draw(open, setOpen)}
    </>
  );
}

/** Offers a sheet for measuring. */
export const offerSheet = (draw: PageProps['draw'], around = (page: ReactNode) => page): void =>
  offerPart(() => around(<Page draw={draw} />));
