import { describe, expect, it } from 'vitest';
import { createTraceReader, type Opened } from './trace-reader.ts';

function openedIn(...lines: readonly string[]): Opened[] {
  const understand = createTraceReader();
  return lines.map(understand).filter((opened) => opened !== undefined);
}

describe('what the kernel says of a task', () => {
  it('names the file that was opened, whatever link or folder the call started from', () => {
    expect(
      openedIn(
        '17  openat(AT_FDCWD</w/libs/ui>, "../../node_modules/@vitrine/i18n/package.json", O_RDONLY|O_CLOEXEC) = 21</w/libs/i18n/package.json>',
        '17  open("/w/tsconfig.base.json", O_RDONLY) = 3</w/tsconfig.base.json>',
        '17  openat2(5</w/libs>, "ui/a.ts", {flags=O_RDONLY, resolve=0}, 24) = 4</w/libs/ui/a.ts>',
      ),
    ).toEqual([
      { path: '/w/libs/i18n/package.json', how: 'read' },
      { path: '/w/tsconfig.base.json', how: 'read' },
      { path: '/w/libs/ui/a.ts', how: 'read' },
    ]);
  });

  it('tells a folder whose names were read from one that was merely opened', () => {
    expect(
      openedIn(
        '17  openat(AT_FDCWD</w>, "/w/libs", O_RDONLY|O_DIRECTORY) = 18</w/libs>',
        '17  getdents64(18</w/libs>, 0x7f /* 15 entries */, 32768) = 480',
        '17  openat(AT_FDCWD</w>, "/w/apps", O_RDONLY|O_DIRECTORY) = 19</w/apps>',
      ),
    ).toEqual([{ path: '/w/libs', how: 'listed' }]);
  });

  it('joins the halves of a call that another process interrupted', () => {
    expect(
      openedIn(
        '17  openat(AT_FDCWD</w>, "a.ts", O_RDONLY <unfinished ...>',
        '18  openat(AT_FDCWD</w>, "b.ts", O_WRONLY|O_CREAT, 0666 <unfinished ...>',
        '17  <... openat resumed>)             = 5</w/a.ts>',
        '18  <... openat resumed>)             = 6</w/b.ts>',
        '17  getdents64(7</w/libs> <unfinished ...>',
        '17  <... getdents64 resumed>, 0x7f, 32768) = 0',
      ),
    ).toEqual([
      { path: '/w/a.ts', how: 'read' },
      { path: '/w/libs', how: 'listed' },
    ]);
  });

  it('counts neither what is not there nor what is only written', () => {
    expect(
      openedIn(
        '17  openat(AT_FDCWD</w>, "a.ts", O_RDONLY) = -1 ENOENT (No such file or directory)',
        '17  openat(AT_FDCWD</w>, "out.json", O_WRONLY|O_CREAT|O_TRUNC, 0666) = 5</w/out.json>',
        '17  +++ exited with 0 +++',
      ),
    ).toEqual([]);
  });
});
