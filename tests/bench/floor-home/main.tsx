/** The bare home, drawn in the client. */
import { createRoot } from 'react-dom/client';
import '../floor.css';
import './home.css';
import { Home } from './Home.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(<Home />);
