import { afterAll, beforeAll, expect, it } from 'vitest';
import { becomeGuest, login } from '../testing/customers.ts';
import { at, pluck, startTestShop, type TestShop } from '../testing/shop.ts';
import { ID } from '../testing/small-catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const review = { title: 'Splendid chair', content: 'It has carried three generations of our family so far.', points: 5 };

it('published ones are listed newest first, with a rating matrix on request', async () => {
  const { body } = await shop.visitor().post(`/product/${ID.stool}/reviews`, {
    aggregations: [{ name: 'ratingMatrix', type: 'terms', field: 'points' }],
    'total-count-mode': 1,
  });
  expect([pluck(body, 'elements', 'points'), pluck(body, 'aggregations.ratingMatrix.buckets', 'key')]).toEqual([
    [4, 5],
    ['5', '4'],
  ]);
  expect(at(body, 'elements.0')).toMatchObject({ comment: 'Thank you!', status: true });
});

it('a new one is 204 and visible to its author alone; variants share their parent’s', async () => {
  const author = shop.visitor();
  await login(author);
  expect((await author.post(`/product/${ID.chairRedSmall}/review`, review)).status).toBe(204);
  expect((await author.post(`/product/${ID.chair}/reviews`)).body).toMatchObject({
    elements: [{ title: 'Splendid chair', status: false }],
  });
  expect((await shop.visitor().post(`/product/${ID.chair}/reviews`)).body['elements']).toEqual([]);
  expect(at((await shop.visitor().post(`/product/${ID.chair}`)).body, 'product.ratingAverage')).toBeNull();
});

it('needs 5 characters of title, 40 of content, 1 to 5 points or none', async () => {
  const author = shop.visitor();
  await login(author);
  const refused = async (changes: object): Promise<unknown[]> =>
    pluck((await author.post(`/product/${ID.stool}/review`, { ...review, ...changes })).body, 'errors', 'code');
  expect(await refused({ title: 'Nice', content: 'Short.' })).toEqual(['VIOLATION::TOO_SHORT_ERROR', 'VIOLATION::TOO_SHORT_ERROR']);
  expect(await refused({ points: 0 })).toEqual(['VIOLATION::TOO_LOW_ERROR']);
  expect(await refused({ points: 6 })).toEqual(['VIOLATION::TOO_HIGH_ERROR']);
  expect((await author.post(`/product/${ID.stool}/review`, { ...review, points: null })).status).toBe(204);
});

it('is not for guests', async () => {
  const guest = shop.visitor();
  await becomeGuest(guest);
  expect(await guest.post(`/product/${ID.stool}/review`, review)).toMatchObject({ status: 403, code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' });
});
