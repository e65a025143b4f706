import { configureLanguages } from '@vitrine/app-shell';
import { languages } from '@vitrine/brand/languages';

// Imported first by whatever reads an address or a text as it is loaded.
configureLanguages(languages);
