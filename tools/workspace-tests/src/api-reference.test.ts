import { join } from 'node:path';
import { Application, LogLevel, TSConfigReader, TypeDocReader } from 'typedoc';
import { expect, test } from 'vitest';

const options = join(import.meta.dirname, '../../scripts/typedoc.json');

test('the API reference documents every exported function, class, interface and type, without dead links', async () => {
  const said: string[] = [];
  const app = await Application.bootstrapWithPlugins({ options }, [new TypeDocReader(), new TSConfigReader()]);
  app.logger.log = (message: string, level: LogLevel) => {
    if (level >= LogLevel.Warn) said.push(message);
  };
  const project = await app.convert();
  expect(project).toBeDefined();
  if (project) app.validate(project);
  expect(said).toEqual([]);
  expect(project?.children?.map(({ name }) => name)).toContain('store-api-client/src');
});
