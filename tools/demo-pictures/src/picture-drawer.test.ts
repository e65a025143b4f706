import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createPictureDrawer } from './picture-drawer.ts';
import { renderFile, renderPicture } from './render.ts';

const drawer = createPictureDrawer();
afterAll(() => drawer.close());

const KEY = 'vase-moon--sage-oat--front-mist';

it('the thread draws what this thread would draw: images by their width, a model without one', async () => {
  const [small, large, model] = await Promise.all([
    drawer.render(KEY, 64),
    drawer.render(KEY, 128),
    drawer.render('model--moon-vase', null),
  ]);
  expect(Buffer.from(small).equals(await renderPicture(KEY, 64))).toBe(true);
  expect(Buffer.from(large).equals(await renderPicture(KEY, 128))).toBe(true);
  expect(Buffer.from(model).equals(await renderFile('model--moon-vase'))).toBe(true);
});

it('a picture that cannot be drawn is refused, and the next one is drawn', async () => {
  await expect(drawer.render('vase-moon', 64)).rejects.toThrow("There is no picture 'vase-moon'.");
  await expect(drawer.render(KEY, null)).rejects.toThrow(`There is no file '${KEY}'.`);
  expect((await drawer.render(KEY, 64)).length).toBeGreaterThan(0);
});

it('what is being drawn when the thread ends is refused', async () => {
  const own = createPictureDrawer();
  const pending = expect(own.render(KEY, 1_600)).rejects.toThrow('The picture worker ended.');
  await own.close();
  await pending;
});

it('a program that only draws lives until the picture is there, and ends without closing the drawer', () => {
  const module = JSON.stringify(join(import.meta.dirname, 'picture-drawer.ts'));
  const program = `import(${module})
    .then(({ createPictureDrawer }) => createPictureDrawer().render('${KEY}', 64))
    .then(({ length }) => console.log(length > 0));`;
  expect(execFileSync(process.execPath, ['--eval', program], { encoding: 'utf8' })).toBe('true\n');
});
