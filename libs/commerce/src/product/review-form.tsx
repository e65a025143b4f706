import { use, useState } from 'react';
import { useLocation } from 'react-router';
import { useBrowserStoreClient, useShell } from '@vitrine/app-shell';
import type { CmsPlacement } from '@vitrine/cms-blocks';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { addReview } from '@vitrine/store-api-client';
import { Button, Disclosure, Link, Notice, RadioGroup, TextArea, TextField } from '@vitrine/ui';
import { FormNotice } from '../forms/form-notice.tsx';
import { useForm } from '../forms/use-form.ts';
import { PageFormContext, usePageForm } from '../page/page-form.ts';
import { PageFormFields } from '../page/page-form-fields.tsx';

const STARS = ['5', '4', '3', '2', '1'] as const;

/** What a customer thinks of a product. Whoever is not signed in is led to the log-in, and back. */
export function ReviewForm({ productId, placement }: { productId: string; placement: CmsPlacement }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { pathname } = useLocation();
  const { session } = useShell();
  // In a presentation nobody is led away to write.
  if (use(PageFormContext) === null) return null;
  if (!session.isLoggedIn) {
    return (
      <p>
        <Link href={`${localePath('/login')}?${new URLSearchParams({ returnTo: pathname }).toString()}`}>{t('shop.review.login')}</Link>
      </p>
    );
  }
  return <CustomerReviewForm productId={productId} placement={placement} />;
}

function CustomerReviewForm({ productId, placement }: { productId: string; placement: CmsPlacement }) {
  const t = useTranslate();
  const client = useBrowserStoreClient();
  const page = usePageForm(placement);
  const [isSent, setSent] = useState(page.isSent);
  const {
    formProps,
    errors,
    values: typed,
    isPending,
  } = useForm({
    rules: async () => (await import('./review-rules.ts')).reviewSchema,
    answer: page.answer,
    labels: { title: t('shop.review.headline'), content: t('shop.review.content') },
    async onSubmit({ points, ...review }) {
      await addReview(client(), productId, { ...review, points: Number(points) });
      setSent(true);
    },
  });
  if (isSent) {
    return (
      <div id={page.id}>
        <Notice type="success" isLive>
          {t('shop.review.sent')}
        </Notice>
      </div>
    );
  }
  return (
    <Disclosure title={t('shop.review.write')} variant="card" isDefaultOpen={page.answer !== undefined}>
      <form className="v-form" id={page.id} aria-label={t('shop.review.write')} {...formProps} {...page.formProps}>
        <PageFormFields form="review" placement={placement} />
        <input type="hidden" name="productId" value={productId} />
        <FormNotice errors={errors} />
        <RadioGroup
          label={t('shop.review.points')}
          name="points"
          isRequired
          orientation="horizontal"
          defaultValue={typed.points}
          errorMessage={errors.points}
          options={STARS.map((value) => ({ value, label: t('shop.review.stars', { count: Number(value) }) }))}
        />
        <TextField label={t('shop.review.headline')} name="title" defaultValue={typed.title} isRequired errorMessage={errors.title} />
        <TextArea
          label={t('shop.review.content')}
          name="content"
          rows={5}
          defaultValue={typed.content}
          isRequired
          errorMessage={errors.content}
        />
        <div className="v-form__actions">
          <Button type="submit" variant="primary" isPending={isPending} pendingLabel={t('common.state.sending')}>
            {t('shop.review.submit')}
          </Button>
        </div>
      </form>
    </Disclosure>
  );
}
