import type { NamedTest, Row } from './checklist.ts';
import type { RanTest } from './ran-tests.ts';
import { titleFits } from './title-fits.ts';

/** @returns Whether the tests of this file were to run. */
export type WasToRun = (file: string) => boolean;

/** What the rows claim and the run did not show, one line for each test. */
export function checkChecklist(rows: readonly Row[], ran: readonly RanTest[], wasToRun: WasToRun = () => true): string[] {
  const byFile = Map.groupBy(ran, ({ file }) => file);
  return rows.flatMap(({ number, item, tests }) =>
    tests
      .filter(({ file }) => wasToRun(file))
      .flatMap((named) => {
        const fault = faultOf(named, byFile.get(named.file) ?? []);
        return fault ? [`checklist ${number} (${item}): ${named.file} › ${named.title} ${fault}`] : [];
      }),
  );
}

/** A title that is filled in for many cases is shown by all of them. */
function faultOf({ title }: NamedTest, inFile: readonly RanTest[]): string | undefined {
  const meant = inFile.filter(({ titles }) => titles.some((one) => titleFits(title, one)));
  if (meant.length === 0) return 'did not run';
  const failed = meant.find(({ passed }) => !passed);
  return failed && `did not pass (${failed.status})`;
}
