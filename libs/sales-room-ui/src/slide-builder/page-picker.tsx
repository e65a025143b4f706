import { type FormEvent, useState } from 'react';
import { useBrowserStoreClient } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { isStoreApiError } from '@vitrine/store-api-client';
import { Button, TextField } from '@vitrine/ui';
import type { DraftSlide } from './draft-slides.ts';
import { slideOfAddress } from './shop-address.ts';

/** Any page of the shop by its address: landing pages stand in no menu. */
export function PageByAddress({ isFull, onAdd }: { isFull: boolean; onAdd(slide: DraftSlide): void }) {
  const t = useTranslate();
  const client = useBrowserStoreClient();
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (address.trim() === '') return setProblem(t('common.form.required'));
    setPending(true);
    setProblem(undefined);
    try {
      const slide = await slideOfAddress(client(), address);
      if (slide === undefined) return setProblem(t('presentations.slides.noPage'));
      onAdd(slide);
      setAddress('');
    } catch (error) {
      const isMissing = isStoreApiError(error) && error.statusCode === 404;
      setProblem(t(isMissing ? 'presentations.slides.noPage' : 'presentations.slides.failed'));
    } finally {
      setPending(false);
    }
  };
  return (
    <form className="v-slide-picker__address" noValidate onSubmit={(event) => void add(event)}>
      <TextField
        label={t('presentations.slides.pageAddress')}
        description={t('presentations.slides.pageAddressHint')}
        type="url"
        value={address}
        onChange={setAddress}
        errorMessage={problem}
        autoComplete="off"
      />
      <Button type="submit" icon="plus" isDisabled={isFull} isPending={isPending} pendingLabel={t('common.state.loading')}>
        {t('presentations.slides.addPage')}
      </Button>
    </form>
  );
}
