import { becomeBuyer, type BuyerKind, BUYERS } from './support/buyer.ts';
import { REDIRECT_PAYMENT } from './support/demo-data.ts';
import { type Ending, type Stage, WITH_AND_WITHOUT } from './support/endings/ending.ts';
import { expectEnd } from './support/endings/expect-end.ts';
import { ORDER_ENDINGS } from './support/endings/order-endings.ts';
import { PAYMENT_ENDINGS } from './support/endings/payment-endings.ts';
import { asStaff, type Staff, type StaffProduct } from './support/staff.ts';
import { test } from './support/test.ts';

const ENDINGS: readonly Ending[] = [...PAYMENT_ENDINGS, ...ORDER_ENDINGS];

/** Who orders: both in the tier of its own, `npm run endings`; in the gate a guest with scripts and a customer without. */
const buyersOf = (withScripts: boolean): readonly BuyerKind[] => {
  if (process.env.ENDINGS_OF_EVERY_BUYER === '1') return BUYERS;
  return [withScripts ? 'guest' : 'customer'];
};

let staff: Staff;
let rare: StaffProduct;

test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await asStaff(await playwright.request.newContext(), baseURL ?? '');
  rare = await staff.rareProduct('fluted vase');
});

test.beforeEach(async () => {
  await staff.setStock(rare.id, 3);
});

test.afterAll(async () => {
  await staff.setStock(rare.id, rare.stock);
});

for (const withScripts of WITH_AND_WITHOUT) {
  test.describe(withScripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: withScripts });
    for (const ending of ENDINGS.filter(({ modes = WITH_AND_WITHOUT }) => modes.includes(withScripts))) {
      for (const kind of buyersOf(withScripts)) {
        test(`an order of a ${kind}: ${ending.name}`, async ({ page, shopIn, watch, baseURL }) => {
          watch.allow(
            /(40[039]|500|410) POST .*\/store-api\/(checkout\/order|order)/,
            /ERR_CONNECTION_RESET .*\/store-api\/checkout\/order/,
            ...(withScripts ? [] : [/^csp \S+\.js$/, /^422 POST \S+\/checkout\?intent=order$/]),
          );
          // The driver switches scripts off too late for what the first document of a page says to browsers without them.
          if (!withScripts) await page.goto('/robots.txt');
          const shop = await shopIn('en-US');
          const buyer = await becomeBuyer(shop, baseURL ?? '', kind);
          await buyer.put(rare.id, 2);
          await buyer.payBy(ending.method ?? REDIRECT_PAYMENT);
          const stage: Stage = { page, shop, buyer, product: rare, staff, withScripts };
          try {
            await ending.play(stage);
            await expectEnd(stage, ending);
          } finally {
            await staff.setPrice(rare.id, rare.price);
          }
        });
      }
    }
  });
}
