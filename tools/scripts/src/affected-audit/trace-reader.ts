/** What a process and its children did with a path, as far as the kernel saw it. */
export interface Opened {
  readonly path: string;
  /** A folder whose names were read is `listed`: who lists it sees that a file came or went. */
  readonly how: 'read' | 'listed';
}

/**
 * How `strace` is called for {@link createTraceReader}. What is read through io_uring is in no trace of system calls: it is
 * refused, as by a kernel that lacks it, and programs take the usual way.
 */
export const TRACE_OPTIONS: readonly string[] = [
  ...['-f', '-y', '--seccomp-bpf', '--quiet=all', '-e', 'signal=none'],
  ...['-e', 'trace=open,openat,openat2,getdents64,io_uring_setup', '-e', 'inject=io_uring_setup:error=ENOSYS'],
];

const WRITES_ALONE = /O_WRONLY/;
const UNFINISHED = ' <unfinished ...>';
const RESUMED = /^(\d+)\s+<\.\.\. \w+ resumed>(.*)$/;
const OPENED = /^\d+\s+open(?:at2?)?\(.* = \d+<(\/.*)>$/;
const LISTED = /^\d+\s+getdents64\(\d+<(\/[^>]*)>/;

/**
 * Understands what `strace -f -y` writes, line by line. Paths are those of the opened files themselves: symbolic links and
 * folders that a call starts from are followed by then.
 */
export function createTraceReader(): (line: string) => Opened | undefined {
  const begun = new Map<string, string>();
  return (text) => {
    let line = text.trimEnd();
    if (line.endsWith(UNFINISHED)) {
      begun.set(line.slice(0, line.indexOf(' ')), line.slice(0, -UNFINISHED.length));
      return undefined;
    }
    const [, process, rest = ''] = RESUMED.exec(line) ?? [];
    if (process !== undefined) line = `${begun.get(process) ?? process}${rest}`;
    const listed = LISTED.exec(line)?.[1];
    if (listed !== undefined) return { path: listed, how: 'listed' };
    const path = OPENED.exec(line)?.[1];
    return path === undefined || WRITES_ALONE.test(line) || line.includes('O_DIRECTORY') ? undefined : { path, how: 'read' };
  };
}
