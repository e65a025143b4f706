import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type PublishablePackage, ROOT } from './publishable-packages.ts';
import type { Versions } from './published-manifest.ts';

const run = promisify(execFile);

/** A part of a package, as CycloneDX names it. */
interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  [field: string]: unknown;
}

/** What a package is made of, in CycloneDX 1.5. */
export interface BillOfMaterials {
  metadata: { component: Component; [field: string]: unknown };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
  [field: string]: unknown;
}

const MANY_BYTES = 32 * 1024 * 1024;

/**
 * The bill of materials of a package: itself, and everything that comes with its installation, in the versions of the
 * lock file, which the gate ran with. Peers are the importer's own and not in it.
 *
 * @param versions - Of the workspace's packages, where they are released under others than their manifests'.
 */
export async function billOfMaterials(
  { manifest }: PublishablePackage,
  versions: Versions = new Map<string, string>(),
): Promise<BillOfMaterials> {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev', `--workspace=${manifest.name}`];
  const { stdout } = await run('npm', args, { cwd: ROOT, maxBuffer: MANY_BYTES });
  const whole = JSON.parse(stdout) as BillOfMaterials;
  // npm puts the workspace's root above everything; nobody installs that.
  const root = whole.metadata.component['bom-ref'];
  const refs = new Map(
    whole.components.flatMap((component) => {
      const [, name = ''] = /^(@vitrine\/.+)@[^@]+$/.exec(component['bom-ref']) ?? [];
      const version = versions.get(name);
      return version === undefined ? [] : [[component['bom-ref'], { ref: `${name}@${version}`, version }] as const];
    }),
  );
  const refOf = (ref: string): string => refs.get(ref)?.ref ?? ref;
  const components = whole.components.map((component) => {
    const next = refs.get(component['bom-ref']);
    return next === undefined
      ? component
      : { ...component, 'bom-ref': next.ref, version: next.version, purl: component.purl.replace(/@[^@]+$/, `@${next.version}`) };
  });
  const own = components.find((component) => component['bom-ref'].startsWith(`${manifest.name}@`));
  if (own === undefined) throw new Error(`npm sbom does not know ${manifest.name}: is package-lock.json up to date?`);
  return {
    ...whole,
    metadata: { ...whole.metadata, component: own },
    components: components.filter((component) => component !== own),
    dependencies: whole.dependencies
      .filter(({ ref }) => ref !== root)
      .map(({ ref, dependsOn }) => ({ ref: refOf(ref), ...(dependsOn && { dependsOn: dependsOn.map(refOf) }) })),
  };
}

/** Writes the bill of materials beside a package's tarball, and gives its path. */
export async function writeBillOfMaterials(library: PublishablePackage, target: string, versions?: Versions): Promise<string> {
  const file = join(target, `${library.lib}.cdx.json`);
  writeFileSync(file, `${JSON.stringify(await billOfMaterials(library, versions), undefined, 2)}\n`);
  return file;
}
