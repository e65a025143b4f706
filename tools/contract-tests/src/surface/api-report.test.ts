import { expect, test } from 'vitest';
import { apiReports, committedReport, pathInWorkspace } from './api-report.ts';

const reports = await apiReports();

test('every published package has a report', () => {
  expect(reports.length).toBeGreaterThanOrEqual(16);
  expect(reports.filter(({ text }) => !/^(?:function|class|interface|type|const) /m.test(text)).map((report) => report.package)).toEqual(
    [],
  );
});

test.each(reports.map((report) => ({ report, name: report.package })))(
  '$name exports what its report says; after a wanted change run `npm run api-report`',
  ({ report }) => {
    expect(report.text.split('\n'), pathInWorkspace(report)).toEqual(committedReport(report).split('\n'));
  },
);

test('a report names each export with its declaration, and no comment', () => {
  const client = reports.find((report) => report.package === '@vitrine/store-api-client')?.text ?? '';
  expect(client).toContain('function getCart(client: StoreApiClient, options?: CallOptions): Promise<Cart>;');
  expect(client).toContain('## `@vitrine/store-api-client/admin`');
  expect(client).not.toMatch(/^\s*(\/\*\*|\* )/m);
});
