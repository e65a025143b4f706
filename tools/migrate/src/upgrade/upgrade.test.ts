import { describe, expect, test } from 'vitest';
import { examine } from '../examine.ts';
import { createConsumer } from '../testing/consumer.ts';

const DEPENDENCIES = Object.fromEntries(
  ['store-api-client', 'sales-room-client', 'session', 'commerce', 'cms-blocks', 'routing'].map((name) => [`@vitrine/${name}`, '0.0.0']),
);

/** One file before and after, and what is left of it for a hand. */
function upgraded(text: string, file = 'src/shop.ts', more: Record<string, string> = {}) {
  using consumer = createConsumer({ files: { [file]: text, ...more }, dependencies: DEPENDENCIES, isBare: true });
  const { changed, findings } = examine(consumer.folder);
  return { text: changed.get(file) ?? text, left: findings.filter(({ mend }) => mend === 'hand').map(({ change }) => change) };
}

const CLIENT = '@vitrine/store-api-client';

describe('a name that is called otherwise', () => {
  test.each([
    [
      'under an alias',
      `import { withAnswerChecks as check } from '${CLIENT}';\ncheck();`,
      `import { withResponseValidation as check } from '${CLIENT}';\ncheck();`,
    ],
    [
      'as a type alone',
      `import type { Answer } from "${CLIENT}"\nlet a: Answer`,
      `import type { HttpResponse } from "${CLIENT}"\nlet a: HttpResponse`,
    ],
    [
      'as a type beside values',
      `import { type Answer, getCart } from '${CLIENT}';\nlet a: Answer;`,
      `import { type HttpResponse, getCart } from '${CLIENT}';\nlet a: HttpResponse;`,
    ],
    [
      'in a namespace',
      `import * as api from '${CLIENT}';\napi.withAnswerChecks();\nlet a: api.Answer;`,
      `import * as api from '${CLIENT}';\napi.withResponseValidation();\nlet a: api.HttpResponse;`,
    ],
    [
      'handed on',
      `export { withAnswerChecks, getCart } from '${CLIENT}';`,
      `export { withResponseValidation as withAnswerChecks, getCart } from '${CLIENT}';`,
    ],
    [
      'handed on under another name',
      `export { withAnswerChecks as check } from '${CLIENT}';`,
      `export { withResponseValidation as check } from '${CLIENT}';`,
    ],
    [
      'handed on after an import',
      `import { withAnswerChecks } from '${CLIENT}';\nexport { withAnswerChecks };`,
      `import { withResponseValidation } from '${CLIENT}';\nexport { withResponseValidation as withAnswerChecks };`,
    ],
    [
      'as the short form of a field',
      `import { withAnswerChecks } from '${CLIENT}';\nconst all = { withAnswerChecks };`,
      `import { withResponseValidation } from '${CLIENT}';\nconst all = { withAnswerChecks: withResponseValidation };`,
    ],
    [
      'loaded on demand',
      `const { withAnswerChecks } = await import('${CLIENT}');\nwithAnswerChecks();`,
      `const { withResponseValidation: withAnswerChecks } = await import('${CLIENT}');\nwithAnswerChecks();`,
    ],
    [
      'loaded on demand, as a member',
      `(await import('${CLIENT}')).withAnswerChecks();`,
      `(await import('${CLIENT}')).withResponseValidation();`,
    ],
    ['as the type of an import', `let a: import('${CLIENT}').Answer;`, `let a: import('${CLIENT}').HttpResponse;`],
    [
      'in an entry of a family',
      `import { getCartCheck } from '${CLIENT}/schemas/get-cart';\ngetCartCheck;`,
      `import { getCartResponseSchema } from '${CLIENT}/schemas/get-cart';\ngetCartResponseSchema;`,
    ],
    [
      'where the new name is taken',
      `import { Answer } from '${CLIENT}';\ninterface HttpResponse { of: Answer }`,
      `import { HttpResponse as Answer } from '${CLIENT}';\ninterface HttpResponse { of: Answer }`,
    ],
  ])('%s', (_, before, after) => {
    expect(upgraded(before)).toEqual({ text: after, left: [] });
  });

  test.each([
    [
      'required',
      `const { withAnswerChecks } = require('${CLIENT}');`,
      `const { withResponseValidation: withAnswerChecks } = require('${CLIENT}');`,
    ],
    [
      'required as a whole',
      `const api = require('${CLIENT}');\napi.withAnswerChecks();`,
      `const api = require('${CLIENT}');\napi.withResponseValidation();`,
    ],
  ])('%s, in a file of JavaScript', (_, before, after) => {
    expect(upgraded(before, 'src/shop.cjs')).toEqual({ text: after, left: [] });
  });

  test('leaves alone what only has the same name', () => {
    const kept = [
      'function inner(withAnswerChecks: () => void) { withAnswerChecks(); }',
      'const other = { withAnswerChecks: 1 };',
      'other.withAnswerChecks;',
      "const text = 'withAnswerChecks'; // withAnswerChecks",
    ].join('\n');
    const { text } = upgraded(`import { withAnswerChecks } from '${CLIENT}';\nwithAnswerChecks();\n${kept}`);
    expect(text).toBe(`import { withResponseValidation } from '${CLIENT}';\nwithResponseValidation();\n${kept}`);
  });

  test('leaves alone what another package calls so', () => {
    const text = "import { withAnswerChecks } from './own.ts';\nimport { Answer } from 'elsewhere';\nwithAnswerChecks() as Answer;";
    expect(upgraded(text)).toEqual({ text, left: [] });
  });

  test('reports what goes on as a whole, with the names that are gone', () => {
    const { text, left } = upgraded(`export * from '${CLIENT}/testing';`);
    expect(text).toBe(`export * from '${CLIENT}/testing';`);
    expect(left).toEqual([expect.stringMatching(/^@vitrine\/store-api-client\/testing no longer has .*startStoreServer/)]);
  });
});

describe('a name that another entry exports', () => {
  test.each([
    [
      'leaves the others where they are',
      `import { createInMemoryStore, startStoreServer } from '${CLIENT}/testing';\nstartStoreServer(createInMemoryStore());`,
      `import { createInMemoryStore } from '${CLIENT}/testing';\nimport { startStoreServer } from '${CLIENT}/testing/node';\nstartStoreServer(createInMemoryStore());`,
    ],
    [
      'takes the statement along where nothing else is in it',
      `import { startStoreServer as start } from "${CLIENT}/testing"\nstart()`,
      `import { startStoreServer as start } from "${CLIENT}/testing/node"\nstart()`,
    ],
    [
      'joins an import that is there',
      `import { startFaultServer } from '${CLIENT}/testing/node';\nimport { startStoreServer } from '${CLIENT}/testing';\nstartStoreServer(startFaultServer);`,
      `import { startFaultServer, startStoreServer } from '${CLIENT}/testing/node';\nstartStoreServer(startFaultServer);`,
    ],
    [
      'keeps that it is a type',
      `import { type StoreServer, createInMemoryStore } from '${CLIENT}/testing';\nlet a: StoreServer = createInMemoryStore();`,
      `import { createInMemoryStore } from '${CLIENT}/testing';\nimport type { StoreServer } from '${CLIENT}/testing/node';\nlet a: StoreServer = createInMemoryStore();`,
    ],
    [
      'goes to another package',
      "import { startAppServer } from '@vitrine/session/server';\nstartAppServer();",
      "import { startAppServer } from '@vitrine/app-shell/app-server';\nstartAppServer();",
    ],
    [
      'is handed on from there',
      `export { startStoreServer } from '${CLIENT}/testing';`,
      `export { startStoreServer } from '${CLIENT}/testing/node';`,
    ],
    [
      'is loaded from there',
      `const { startStoreServer } = await import('${CLIENT}/testing');`,
      `const { startStoreServer } = await import('${CLIENT}/testing/node');`,
    ],
    [
      'is loaded from there, as a member',
      `(await import("${CLIENT}/testing")).startStoreServer();`,
      `(await import("${CLIENT}/testing/node")).startStoreServer();`,
    ],
    ['is a type of there', `let a: import('${CLIENT}/testing').StoreServer;`, `let a: import('${CLIENT}/testing/node').StoreServer;`],
  ])('%s', (_, before, after) => {
    expect(upgraded(before)).toEqual({ text: after, left: [] });
  });

  test.each([
    ['a namespace', `import * as testing from '${CLIENT}/testing';\ntesting.startStoreServer();`],
    ['several names that are handed on', `export { createInMemoryStore, startStoreServer } from '${CLIENT}/testing';`],
    ['several names that are loaded', `const { createInMemoryStore, startStoreServer } = await import('${CLIENT}/testing');`],
  ])('is left for a hand in %s', (_, text) => {
    expect(upgraded(text)).toEqual({ text, left: [`startStoreServer is exported by ${CLIENT}/testing/node`] });
  });
});

describe('an option or property that is called otherwise', () => {
  const ROOM = "import { createRoomClient, type RoomClient, type RoomClientOptions } from '@vitrine/sales-room-client';\n";

  test.each([
    [
      'in a call',
      "createRoomClient({ as: 'guide', 'qualityInterval': 5 });",
      "createRoomClient({ viewerType: 'guide', qualityIntervalMs: 5 });",
    ],
    ['in its short form', "const as = 'guide';\ncreateRoomClient({ as });", "const as = 'guide';\ncreateRoomClient({ viewerType: as });"],
    [
      'in a value of its type',
      "const options: RoomClientOptions = { as: 'guide' };\noptions.as;",
      "const options: RoomClientOptions = { viewerType: 'guide' };\noptions.viewerType;",
    ],
    [
      'of what a function gives',
      'const room = createRoomClient(all);\nroom.allowVideo();',
      'const room = createRoomClient(all);\nroom.resumeVideo();',
    ],
    ['of a parameter', 'const on = (room: RoomClient) => room.allowVideo();', 'const on = (room: RoomClient) => room.resumeVideo();'],
    [
      'of a field',
      'class Call { #room: RoomClient; on() { this.#room.allowVideo(); } }',
      'class Call { #room: RoomClient; on() { this.#room.resumeVideo(); } }',
    ],
    ['taken out of it', 'const { allowVideo } = createRoomClient(all);', 'const { resumeVideo: allowVideo } = createRoomClient(all);'],
    [
      'of something else, which stays',
      'const room = { as: 1, allowVideo() {} };\nroom.allowVideo();\nother({ as: 2 });',
      'const room = { as: 1, allowVideo() {} };\nroom.allowVideo();\nother({ as: 2 });',
    ],
  ])('%s', (_, before, after) => {
    expect(upgraded(ROOM + before)).toEqual({ text: ROOM + after, left: [] });
  });

  test('is followed through the files of a repository, and the paths of its tsconfig', () => {
    const { text } = upgraded("import { room } from '@/room';\nroom.allowVideo();", 'src/shop.ts', {
      'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } } // with a comment',
      'src/room.ts': `${ROOM}const made = createRoomClient({});\nexport { made as room };`,
    });
    expect(text).toContain('room.resumeVideo()');
  });

  test('stands in a group now, where it is read', () => {
    const before = `import { getShopSettings } from '${CLIENT}';\nconst settings = await getShopSettings(client);\nsettings?.wishlistEnabled;`;
    expect(upgraded(before)).toEqual({ text: before.replace('?.wishlistEnabled', '?.cart?.wishlistEnabled'), left: [] });
  });
});

describe('what only a person can mend', () => {
  test('a name that is gone has advice', () => {
    using consumer = createConsumer({
      files: { 'src/orders.ts': "import { loadOrders } from '@vitrine/commerce/server';" },
      dependencies: DEPENDENCIES,
      isBare: true,
    });
    expect(examine(consumer.folder).findings).toEqual([
      {
        package: '@vitrine/commerce',
        file: 'src/orders.ts',
        line: 1,
        column: 10,
        change: 'loadOrders is no longer exported',
        write: 'loadOrderHistory(scope, url) gives one page of them: { orders, page, totalPages }.',
        mend: 'hand',
      },
    ]);
  });

  test('a string is reported where its package is imported, and nowhere else', () => {
    const compared = "error.code === 'MALFORMED_ANSWER';";
    expect(upgraded(`import { isStoreApiError } from '${CLIENT}';\n${compared}`).left).toEqual([
      "'MALFORMED_ANSWER' is 'MALFORMED_RESPONSE'",
    ]);
    expect(upgraded(compared).left).toEqual([]);
  });

  test('a file that does not parse is read as far as it goes, and nothing else of it is changed', () => {
    const rest = '\nconst broken = {{{ ;\n';
    expect(upgraded(`import { Answer } from '${CLIENT}';${rest}`).text).toBe(`import { HttpResponse } from '${CLIENT}';${rest}`);
  });
});
