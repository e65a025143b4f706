import { mkdirSync, rmSync } from 'node:fs';
import { checkStage, readLockFile } from '../checks/check-stage.ts';
import { writeBillOfMaterials } from '../packages/bill-of-materials.ts';
import { build } from '../packages/build.ts';
import { packStage } from '../packages/pack.ts';
import { stage } from '../packages/stage.ts';
import { type PlannedPackage, tagOf } from './plan.ts';

/** Faults that keep packages from being published, each in a sentence. */
export class FaultyPackages extends Error {
  override readonly name = 'FaultyPackages';
}

/**
 * Builds, stages, checks and packs what is released, each with its bill of materials beside the tarball.
 *
 * @param target - A folder of its own; what was in it is gone.
 * @param versions - The versions of all packages, whether they are released or not.
 * @returns Each package with its tarball, in the order of publishing.
 */
export async function stageRelease(
  planned: readonly PlannedPackage[],
  target: string,
  versions: ReadonlyMap<string, string>,
  log: (line: string) => void,
): Promise<{ library: PlannedPackage; tarball: string }[]> {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const locked = readLockFile();
  const tarballs: { library: PlannedPackage; tarball: string }[] = [];
  const faults: string[] = [];
  for (const [index, library] of planned.entries()) {
    await build(library);
    const folder = stage(library, target, versions);
    const found = await checkStage(folder, library.home, { versions, locked });
    log(`${index + 1}/${planned.length} ${tagOf(library)}: built, staged, ${found.length === 0 ? 'no fault' : `${found.length} faults`}`);
    faults.push(...found);
    if (found.length > 0) continue;
    tarballs.push({ library, tarball: await packStage(folder, target) });
    await writeBillOfMaterials(library, target, versions);
  }
  if (faults.length > 0) throw new FaultyPackages(faults.join('\n'));
  return tarballs;
}
