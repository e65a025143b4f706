import { expect, it } from 'vitest';
import { createStoreApiClient } from '../../client/create-store-api-client.ts';
import { getPresentationStructure } from './presentation.ts';

const structure = (body: object) =>
  getPresentationStructure(
    createStoreApiClient({
      endpoint: 'https://shop.test/store-api',
      accessKey: 'k',
      retry: { limit: 0 },
      fetch: async () => Response.json(body),
    }),
  );

it('a presentation has its pages and slides as the server names them', async () => {
  const cmsPageResults = [{ cmsPage: { id: '1'.repeat(32) } }];
  const navigation = [{ index: 1, sectionId: 's', sectionName: 'Start', groupId: 'g', groupName: 'Group', cmsPageId: 'p' }];
  expect(await structure({ cmsPageResults, navigation })).toMatchObject({ cmsPageResults, navigation });
});

it('a presentation of which the server names nothing is empty', async () => {
  expect(await structure({})).toMatchObject({ cmsPageResults: [], navigation: [] });
  expect((await structure({ navigation: [{}] })).navigation).toMatchObject([{ groupName: '', cmsPageId: '' }]);
});
