import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { WORKSPACE_ROOT } from './workspace-files.mjs';

const forbidden = JSON.parse(readFileSync(new URL('./fixtures/forbidden-imports.json', import.meta.url), 'utf8'));
const eslint = new ESLint({ cwd: WORKSPACE_ROOT });

const rulesBroken = async (file, code) => {
  const [result] = await eslint.lintText(code, { filePath: join(WORKSPACE_ROOT, file) });
  return result.messages.map((message) => message.ruleId);
};

describe('a cross-layer import fails lint', () => {
  it.each(forbidden)('$file: $why', async ({ rule, file, code }) => {
    expect(await rulesBroken(file, code)).toContain(rule);
  });
});

describe('an import along the layers passes', () => {
  it.each([
    ['libs/session/src/fixture.ts', "import { getCart } from '@vitrine/store-api-client';\nexport const y = getCart;"],
    ['libs/commerce/src/fixture.tsx', "import { Button } from '@vitrine/ui';\nexport const y = Button;"],
    ['libs/sales-room-ui/src/fixture.tsx', "import { useCart } from '@vitrine/commerce';\nexport const y = useCart;"],
    ['apps/storefront/server.ts', "import { relayStoreApi } from '@vitrine/session/server';\nexport const y = relayStoreApi;"],
    ['libs/commerce/src/fixture.ts', "import * as z from 'zod/mini';\nexport const y = z.string();"],
    ['libs/commerce/src/types-fixture.ts', "import type { ZodType } from 'zod';\nexport type Y = ZodType;"],
    ['libs/session/src/server/fixture.ts', "import { z } from 'zod';\nexport const y = z.string();"],
    ['libs/sales-room-server/src/fixture.ts', "import { z } from 'zod';\nexport const y = z.string();"],
    ['apps/storefront/app/fixture.server.ts', "import { z } from 'zod';\nexport const y = z.string();"],
    ['libs/ui/src/link/fixture.tsx', "import { useUi } from '../provider/ui-context.ts';\nexport const y = useUi;"],
    ['libs/ui/src/provider/fixture.test.ts', "import { createModals } from '../modal/modals.ts';\nexport const y = createModals;"],
    [
      'libs/ui/vitest.config.ts',
      "import { vitestConfig } from '@vitrine/workspace-config/vitest';\nexport default vitestConfig(import.meta.dirname);",
    ],
    ['libs/i18n/src/fixture.test.ts', "import { expectLinear } from '@vitrine/e2e-kit/linear-time';\nexport const y = expectLinear;"],
    ['apps/storefront/e2e/fixture.ts', "import { watchPage } from '@vitrine/e2e-kit/page-watch';\nexport const y = watchPage;"],
    ['tools/start/src/fixture.ts', "import { z } from 'zod';\nexport const y = z.string();"],
    ['libs/store-api-client/src/client/fixture.ts', "import ky from 'ky';\nexport const y = ky;"],
  ])('%s', async (file, code) => {
    expect(await rulesBroken(file, code)).toEqual([]);
  });
});
