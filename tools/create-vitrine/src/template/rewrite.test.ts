import { describe, expect, test } from 'vitest';
import { rewrite } from './rewrite.ts';

describe('a file of the workspace in a shop', () => {
  test('what is the workspace’s set-up is a file beside it, by its path', () => {
    const text = "import { brand } from '@vitrine/brand';\nimport { sharedBy } from '@vitrine/workspace-config/chunks';\n";
    const written = rewrite('apps/storefront/app/deep/a.ts', text);
    expect(written).toContain("'../../../../brand/brand.ts'");
    expect(written).toContain("'../../../../build/chunks.ts'");
    expect(written).not.toContain('@vitrine');
  });

  test('a file that no longer says what has to be otherwise is named', () => {
    expect(() => rewrite('apps/storefront/app/routes.ts', 'export default [];')).toThrow(
      /apps\/storefront\/app\/routes\.ts no longer holds/,
    );
  });

  test('files that are cut by paths of sources are cut by those of packages, too', () => {
    expect(rewrite('apps/storefront/vite.config.ts', 'test: /[\\\\/]ui[\\\\/]src[\\\\/]field\\.tsx?/')).toBe(
      'test: /[\\\\/]ui[\\\\/](?:src|dist)[\\\\/]field\\.[jt]sx?/',
    );
  });
});
