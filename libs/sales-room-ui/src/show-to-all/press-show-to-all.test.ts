// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { pressShowToAll } from './press-show-to-all.ts';

const card = (name: string) =>
  `<article class="v-product-card"><a href="/${name}">${name}</a><button class="v-show-to-all">${name}</button></article>`;
let pressed: string[];
const draw = (html: string): void => {
  pressed = [];
  document.body.innerHTML = html;
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => pressed.push(button.textContent));
};
afterEach(() => document.body.replaceChildren());

it('the product that has the focus is the one that is held up', () => {
  draw(`<div class="v-slide">${card('mug')}${card('vase')}</div>`);
  document.querySelector<HTMLElement>('[href="/vase"]')?.focus();
  pressShowToAll();
  expect(pressed).toEqual(['vase']);
});

it('without focus or pointer it is the single product of the slide, never one of several', () => {
  draw(`<div class="v-slide">${card('mug')}</div>${card('elsewhere')}`);
  pressShowToAll();
  expect(pressed).toEqual(['mug']);
  draw(`<div class="v-slide">${card('mug')}${card('vase')}</div>`);
  pressShowToAll();
  expect(pressed).toEqual([]);
});
