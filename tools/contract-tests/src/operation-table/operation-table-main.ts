/** `npm run operation-table`: writes which operation of the Store API the client covers, and why others are left out. */
import { writeFileSync } from 'node:fs';
import { OPERATIONS_PAGE, renderOperationsPage } from './operation-page.ts';

writeFileSync(OPERATIONS_PAGE, await renderOperationsPage());
