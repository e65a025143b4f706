import { onUserRefreshDue } from '@vitrine/session';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/**
 * On 401 or 403 the user is refreshed: once per failed request, whose own failure is shown where the request was made.
 * What the answer to a guest means, the user who comes back says: a guest stays a guest.
 */
export function useUserRefresh(): void {
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  useEffect(() => {
    latest.current = revalidate;
  });
  useEffect(() => onUserRefreshDue(() => void latest.current()), []);
}
