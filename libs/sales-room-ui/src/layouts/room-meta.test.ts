import { expect, it } from 'vitest';
import { roomMeta } from './room-meta.ts';

const location = { pathname: '/presentation/spring', search: '' };
const titleOf = (...loaderData: unknown[]) =>
  roomMeta({ location, matches: loaderData.map((data) => ({ loaderData: data })) }).find((descriptor) => 'title' in descriptor);

it('a page of a presentation has its name in its title, so that two tabs can be told apart', () => {
  expect(titleOf(undefined, { entry: { appointment: { name: 'Spring' } } })).toEqual({ title: 'Spring | Digital Sales Rooms' });
});

it.each([[undefined], [{}], [{ entry: { appointment: null } }], [null]])(
  "where there is no presentation (%j) the product's name is left",
  (data) => expect(titleOf(undefined, data)).toEqual({ title: 'Digital Sales Rooms' }),
);
