/** Writes what every published package exports into its `api-report.md`: `npm run api-report`. */
import { writeFileSync } from 'node:fs';
import { apiReports, committedReport, pathInWorkspace } from './api-report.ts';

for (const report of await apiReports()) {
  const changed = committedReport(report) !== report.text;
  if (changed) writeFileSync(report.file, report.text);
  console.log(`${changed ? 'written  ' : 'unchanged'} ${pathInWorkspace(report)} (${report.text.split('\n').length} lines)`);
}
