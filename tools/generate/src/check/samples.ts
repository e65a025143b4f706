/** One of each kind, whose output is looked through. */
export const SAMPLES: readonly (readonly string[])[] = [
  ['library', 'gift-card'],
  ['block', 'info-card'],
  ['operation', 'get-checkout-available-budgets'],
  ['operation', 'get-budget-statistic', 'GET /checkout/budget/{budgetId}/statistic'],
  ['room-command', 'bell.ring'],
];

/** The tests that they bring, by the project that they are of. */
export const SAMPLE_TESTS: readonly { readonly project: string; readonly tests: readonly string[] }[] = [
  { project: 'libs/gift-card', tests: ['src/read-gift-card.test.ts'] },
  { project: 'libs/cms-blocks', tests: ['src/render/blocks/info-card.ssr.test.tsx'] },
  {
    project: 'libs/store-api-client',
    tests: ['src/resources/context/get-checkout-available-budgets.test.ts', 'src/resources/context/get-budget-statistic.test.ts'],
  },
  { project: 'libs/sales-room-protocol', tests: ['src/bell-ring.test.ts', 'src/permissions.test.ts'] },
  { project: 'libs/sales-room-client', tests: ['src/room/bell-ring.test.ts'] },
  { project: 'libs/sales-room-server', tests: ['src/realtime/bell-ring.test.ts'] },
];
