/**
 * `in-own-network.ts COMMAND …`: runs a command in a network of its own, with loopback and one address more, and no way
 * out. Firefox sends media over no loopback address, and a test sends nothing to an address that others share.
 */
import { spawn } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { OWN_ADDRESS } from './own-network.ts';

const ADDRESS = '10.77.0.1';

/** Both ends of the pair stay here; a default route is what Firefox looks for before it lists addresses. */
const NETWORK = [
  'ip link set lo up',
  'ip link add own0 type veth peer name own1',
  `ip addr add ${ADDRESS}/24 dev own0`,
  'ip link set own0 up',
  'ip link set own1 up',
  'ip route add default via 10.77.0.2',
].join(' && ');

function commandLine(command: readonly string[]): { file: string; args: string[]; address: string } {
  if (process.platform === 'linux') {
    // Without root a user namespace gives the right to make a network.
    const flags = process.getuid?.() === 0 ? ['--net'] : ['--user', '--map-root-user', '--net'];
    return {
      file: 'unshare',
      args: [...flags, 'sh', '-c', `PATH="$PATH:/usr/sbin:/sbin"; ${NETWORK} && exec "$@"`, 'sh', ...command],
      address: ADDRESS,
    };
  }
  const own = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  if (own === undefined) throw new Error('This machine has no network but loopback, over which Firefox sends no media.');
  const [file = '', ...args] = command;
  return { file, args, address: own.address };
}

const { file, args, address } = commandLine(process.argv.slice(2));
const child = spawn(file, args, { stdio: 'inherit', env: { ...process.env, [OWN_ADDRESS]: address } });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(`${file} could not be started: ${error.message}`);
  process.exit(1);
});
child.on('close', (code) => process.exit(code ?? 1));
