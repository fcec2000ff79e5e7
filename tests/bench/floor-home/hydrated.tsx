/** The bare home, taken over where it comes drawn with the page. */
import { hydrateRoot } from 'react-dom/client';
import '../floor.css';
import './home.css';
import { Home } from './Home.tsx';

hydrateRoot(document.getElementById('root') as HTMLElement, <Home />);
