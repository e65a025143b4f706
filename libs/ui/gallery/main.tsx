import '@fontsource-variable/figtree';
import '@fontsource-variable/fraunces';
import '../src/styles.css';
import './gallery.css';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery only={new URLSearchParams(location.search).get('section') ?? undefined} />);
