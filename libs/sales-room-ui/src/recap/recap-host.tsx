import { QueryState } from '@vitrine/app-shell';
import { lazyCode, Skeleton, useLazyCode } from '@vitrine/ui';

const recapCode = lazyCode(async () => (await import('./recap.tsx')).Recap);

/** The recap of a presentation, whose code comes once it has ended. @param isDue Whether the viewer is known to have been there. */
export function RecapHost({ isDue }: { isDue: boolean }) {
  const { data, ...rest } = useLazyCode(recapCode, isDue);
  return (
    <QueryState
      query={{ ...rest, data: isDue ? data : undefined }}
      headingLevel={2}
      loadingClass="v-recap"
      skeleton={<Skeleton lines={8} />}
    >
      {(Recap) => <Recap />}
    </QueryState>
  );
}
