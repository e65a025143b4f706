import '@fontsource-variable/figtree';
import '@fontsource-variable/fraunces';
import '@fontsource-variable/archivo';
import '@fontsource-variable/jetbrains-mono';
import '@fontsource-variable/space-grotesk';
import '../src/styles.css';
import '../src/brands/ohm.css';
import '../src/brands/stride.css';
import './gallery.css';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';

const options = new URLSearchParams(location.search);
for (const name of ['brand', 'scheme', 'contrast']) {
  const value = options.get(name);
  if (value) document.documentElement.setAttribute(`data-${name}`, value);
}
const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery only={options.get('section') ?? undefined} />);
