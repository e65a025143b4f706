import { describe, expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

describe('the command line', () => {
  test('says of nothing that it leaves out, but that packages are installed', () => {
    expect(readArguments([])).toEqual({
      help: false,
      yes: false,
      folder: undefined,
      name: undefined,
      store: undefined,
      accessKey: undefined,
      room: undefined,
      install: true,
    });
  });

  test('every flag is read', () => {
    const flags = ['--yes', '--name', 'lamps', '--store', 'https://shop.example', '--access-key', 'SWSCKEY00', '--no-room', '--no-install'];
    expect(readArguments(['shops/lamps', ...flags])).toMatchObject({
      yes: true,
      folder: 'shops/lamps',
      name: 'lamps',
      store: 'https://shop.example',
      accessKey: 'SWSCKEY00',
      room: false,
      install: false,
    });
  });

  test('a shop without a name is called like its folder', () => {
    expect(readArguments(['shops/lamps']).name).toBe('lamps');
  });

  test.each([
    [['--nmae', 'lamps'], '--nmae'],
    [['one', 'two'], 'One folder is enough'],
    [['--access-key', 'SWSCKEY00'], 'expected --store'],
    [['--name'], '--name'],
  ])('%j is refused by name, with the usage', (args, reason) => {
    expect(() => readArguments(args)).toThrow(reason);
    expect(() => readArguments(args)).toThrow('npm create vitrine');
  });
});
