import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** A part of the shop whose queries have been answered, by key. */
export function KnownQueries({
  answers,
  children,
}: {
  answers: readonly (readonly [key: readonly string[], answer: unknown])[];
  children: ReactNode;
}) {
  const queryClient = useQueryClient();
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer);
  return children;
}
