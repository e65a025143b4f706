import type { EntityList } from '../entities/entity.ts';

/** A list answer in one shape: some servers answer a bare array. */
export function asEntityList<T>(body: EntityList<T> | T[] | undefined): EntityList<T> {
  if (Array.isArray(body)) return { elements: body, total: body.length };
  return { ...body, elements: body?.elements ?? [], total: body?.total ?? 0 };
}
