import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Ticks of `/proc` in a second: fixed on Linux. */
const TICKS_PER_SECOND = 100;

/** The part of `/proc/PID/stat` after the program's name, which may hold spaces and brackets. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Seconds of processor time that a process has had. */
function cpuSeconds(pid: number): number {
  const stat = statOf(pid);
  return (Number(stat[11]) + Number(stat[12])) / TICKS_PER_SECOND;
}

/** Resident memory of a process, in bytes. */
export function residentBytes(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1_024;
}

/** Sockets that a process holds open. */
export const openSockets = (pid: number): number =>
  readdirSync(`/proc/${pid}/fd`).filter((name) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${name}`).startsWith('socket:');
    } catch {
      // It was closed meanwhile.
      return false;
    }
  }).length;

/** Processes that this one has started. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((candidate) => {
      try {
        const [state, parent] = statOf(candidate);
        return Number(parent) === pid && state !== 'Z';
      } catch {
        // It has ended meanwhile.
        return false;
      }
    });
}

/** Ids of the media workers of a room server. */
export const mediaWorkersOf = (pid: number): number[] =>
  childrenOf(pid).filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('mediasoup-worker'));

/** Datagrams that the kernel has thrown away since their receiver's buffer was full, by local port. */
export function droppedDatagrams(): Map<number, number> {
  const [, ...lines] = readFileSync('/proc/net/udp', 'utf8').trim().split('\n');
  const drops = new Map<number, number>();
  for (const line of lines) {
    const fields = line.trim().split(/\s+/);
    const port = Number.parseInt(fields[1]?.split(':')[1] ?? '', 16);
    drops.set(port, (drops.get(port) ?? 0) + Number(fields.at(-1)));
  }
  return drops;
}

/** How busy processes were between two looks: 1 is one core. */
export interface CpuMeter {
  read(): Record<string, number>;
}

/** Starts counting the processor time of these processes. */
export function meterCpu(processes: Readonly<Record<string, number>>): CpuMeter {
  const since = performance.now();
  const before = Object.fromEntries(Object.entries(processes).map(([name, pid]) => [name, cpuSeconds(pid)]));
  return {
    read() {
      const seconds = (performance.now() - since) / 1_000;
      return Object.fromEntries(Object.entries(processes).map(([name, pid]) => [name, (cpuSeconds(pid) - (before[name] ?? 0)) / seconds]));
    },
  };
}
