import { type Database, type Row, textColumn } from './database.ts';

export interface Review {
  id: string;
  productId: string;
  customerId: string | null;
  published: boolean;
  title: string;
  content: string;
  points: number | null;
  languageCode: string;
  comment: string | null;
  createdAt: string;
}

export interface Rating {
  average: number;
  count: number;
}

export interface ReviewStore {
  /** Published ones, and those the customer wrote; newest first. `productId` is the parent's for variants. */
  list(productId: string, customerId: string | null): Review[];
  /** `null` without published reviews. */
  rating(productId: string): Rating | null;
  add(review: Review): void;
  /** Shows or hides a review to others; `false` when there is none of this id. */
  publish(id: string, published: boolean): boolean;
}

export function createReviewStore(database: Database): ReviewStore {
  const ratings = new Map<string, Rating>();
  const rate = (): void => {
    ratings.clear();
    for (const row of database.all(
      "SELECT product_id, AVG(data ->> '$.points') AS average, COUNT(*) AS count FROM review WHERE published = 1 GROUP BY product_id",
    )) {
      ratings.set(textColumn(row, 'product_id'), { average: Number(row['average']), count: Number(row['count']) });
    }
  };
  rate();
  const fromRow = (row: Row): Review => {
    const data = JSON.parse(textColumn(row, 'data')) as Partial<Review> & Pick<Review, 'title' | 'content' | 'languageCode'>;
    return {
      id: textColumn(row, 'id'),
      productId: textColumn(row, 'product_id'),
      customerId: textColumn(row, 'customer_id') || null,
      published: Number(row['published']) === 1,
      title: data.title,
      content: data.content,
      points: data.points ?? null,
      languageCode: data.languageCode,
      comment: data.comment ?? null,
      createdAt: new Date(Number(row['created_at'])).toISOString(),
    };
  };
  return {
    list: (productId, customerId) =>
      database
        .all(
          'SELECT * FROM review WHERE product_id = ? AND (published = 1 OR customer_id = ?) ORDER BY created_at DESC, id',
          productId,
          customerId,
        )
        .map(fromRow),
    rating: (productId) => ratings.get(productId) ?? null,
    publish(id, published) {
      if (!database.get('SELECT id FROM review WHERE id = ?', id)) return false;
      database.run('UPDATE review SET published = ? WHERE id = ?', published ? 1 : 0, id);
      rate();
      database.onRollback(rate);
      return true;
    },
    add(review) {
      database.run(
        'INSERT INTO review (id, product_id, customer_id, published, data, created_at) VALUES (?, ?, ?, ?, ?, ?)',
        review.id,
        review.productId,
        review.customerId,
        review.published ? 1 : 0,
        JSON.stringify(review),
        Date.parse(review.createdAt),
      );
    },
  };
}
