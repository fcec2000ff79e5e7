import { renderToString } from 'react-dom/server';
import { Home } from './Home.tsx';

/** Markup of the bare home. */
export const drawHome = (): string => renderToString(<Home />);
