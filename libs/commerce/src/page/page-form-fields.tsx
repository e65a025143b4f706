import type { CmsPlacement } from '@vitrine/cms-blocks';

/** Which form of the page it is that comes without scripts. */
export function PageFormFields({ form, placement }: { form: 'contact' | 'newsletter' | 'review'; placement: CmsPlacement }) {
  return (
    <>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="slotId" value={placement.slotId} />
      <input type="hidden" name="pageType" value={placement.pageType} />
    </>
  );
}
