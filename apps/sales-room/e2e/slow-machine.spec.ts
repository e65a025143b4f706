import { makePresentation } from '@vitrine/e2e-kit/presentations';
import { enterAsGuide, expectConnection, fillPrejoin } from '@vitrine/e2e-kit/room-page';
import { slowDown } from '@vitrine/e2e-kit/slow-machine';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';

const participants = useParticipants();
test.afterEach(() => participants.close());

/** Most that a page may move of what its reader sees already. */
const MOST_LAYOUT_SHIFT = 0.02;

type Measured = typeof globalThis & { vitrineShifts?: { score: number; moved: string[] } };

/** Runs in a page before its scripts: adds up what moves without a press. */
function measureShifts(): void {
  const measured = { score: 0, moved: [] as string[] };
  (globalThis as Measured).vitrineShifts = measured;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      measured.score += entry.value;
      measured.moved.push(
        `${entry.value.toFixed(4)} ${entry.sources.map(({ node, previousRect, currentRect }) => `${(node as Element | null)?.className ?? ''} from ${previousRect.y} to ${currentRect.y} px`).join(', ')}`,
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

test('on a slow phone with Fast 3G the way from invitation to room loses no press and joins once', async ({ playwright, baseURL }) => {
  const { path } = await makePresentation(playwright.request, baseURL ?? '', 'slow-machine', { hasOnlyProducts: true, isStarted: true });
  const guide = await participants.enter({ looks: null });
  await enterAsGuide(guide, path);

  const { page, context, watch } = await participants.enter({ looks: 'blue', viewport: { width: 390, height: 844 } });
  context.setDefaultTimeout(60_000);
  await page.addInitScript(measureShifts);
  let joins = 0;
  page.on('request', (request) => (joins += Number(request.url().endsWith('/join-as-client'))));
  await slowDown(page);
  const expectSteady = async () => {
    const measured = await page.evaluate(() => (globalThis as Measured).vitrineShifts);
    expect(measured?.score, `layout shift of ${page.url()}: ${measured?.moved.join('; ') ?? ''}`).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
  };

  await page.goto(`/invitation/${path}`, { waitUntil: 'commit' });
  await page.locator(`main a[href*="/presentation/${path}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/presentation/${path}/prejoin`));
  await fillPrejoin(page, 'Cleo');
  await expectSteady();

  const submit = page.locator('form.v-prejoin__form button[type=submit]');
  await submit.click({ clickCount: 2, delay: 20 });
  // The press is answered before the server has: nobody wonders whether it was felt.
  await expect(submit.getByRole('progressbar').or(page.getByTestId('connection')).first()).toBeAttached();
  await expect(page).toHaveURL(`/presentation/${path}`, { timeout: 60_000 });
  await expectConnection(page, 'connected');
  await expect(page.getByRole('toolbar', { name: 'Presentation controls' })).toBeVisible();
  await expectSteady();
  expect(joins).toBe(1);
  expect(watch.complaints).toEqual([]);
  await expect(guide.page.locator('.v-participant__name').or(guide.page.getByText('Cleo')).first()).toBeAttached();
});
