import { expect, test } from '@playwright/test';
import { openStory } from './story.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('buttons answer Enter and Space, and a disabled one is passed over', async ({ page }) => {
  await openStory(page, 'text-filterchip--off');
  await page.keyboard.press('Tab');
  const chip = page.getByRole('button', { name: 'Ceramic' });
  await expect(chip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Space');
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await openStory(page, 'actions-button--disabled');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'No primary' })).not.toBeFocused();
});

test('a pending button keeps the focus and says what it does', async ({ page }) => {
  await openStory(page, 'actions-button--pending');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button')).toBeFocused();
  await expect(page.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('[role=progressbar]')).toHaveAccessibleName('Adding to the cart');
});

test('checkbox and switch toggle on Space', async ({ page }) => {
  for (const [id, role] of [
    ['fields-checkbox--off', 'checkbox'],
    ['fields-switch--off', 'switch'],
  ] as const) {
    await openStory(page, id);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole(role)).toBeChecked();
    await page.keyboard.press('Space');
    await expect(page.getByRole(role)).not.toBeChecked();
  }
});

test('a radio group is one stop, with arrows between its options', async ({ page }) => {
  await openStory(page, 'fields-radiogroup--chosen');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Ms' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Mr' })).toBeChecked();
  await expect(page.getByRole('radiogroup', { name: 'Salutation' })).toBeVisible();
});

test('tabs are one stop, with arrows, Home and End between them, by the direction of reading', async ({ page }) => {
  await openStory(page, 'navigation-tabs--default');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: 'Description' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Properties' })).toHaveText('Stoneware');
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Reviews (12)' })).toHaveAttribute('aria-selected', 'true');
  await openStory(page, 'navigation-tabs--right-to-left');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('a slider moves by arrows within its limits, each thumb by its own name', async ({ page }) => {
  await openStory(page, 'fields-slider--range');
  await page.keyboard.press('Tab');
  const lowest = page.getByRole('slider', { name: 'Lowest price' });
  await expect(lowest).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(lowest).toHaveValue('21');
  await page.keyboard.press('Home');
  await expect(lowest).toHaveValue('0');
  await page.keyboard.press('Tab');
  const highest = page.getByRole('slider', { name: 'Highest price' });
  await expect(highest).toBeFocused();
  await page.keyboard.press('End');
  await expect(highest).toHaveValue('200');
});

test('a combo box filters, chooses by arrows and Enter, and closes on Escape', async ({ page }) => {
  await openStory(page, 'fields-combobox--closed');
  const box = page.getByRole('combobox', { name: 'Delivery country' });
  await box.focus();
  await page.keyboard.type('united');
  await expect(page.getByRole('option')).toHaveText(['United Kingdom']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('United Kingdom');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.getByRole('button', { name: 'Show countries' }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('suggestions of a search go by arrows while the focus stays in the field, and are counted aloud', async ({ page }) => {
  await openStory(page, 'fields-searchfield--suggestions');
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.focus();
  await expect(page.getByRole('status')).toHaveText('4 suggestions');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field).toHaveValue('va');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
});

test('a quantity goes by its steps and stays within its limits', async ({ page }) => {
  await openStory(page, 'fields-quantityfield--steps');
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  await page.getByRole('button', { name: 'Increase quantity' }).press('Enter');
  await expect(quantity).toHaveValue('6');
  await quantity.fill('99');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('10');
  await expect(page.getByRole('button', { name: 'Increase quantity' })).toBeDisabled();
});

test('a number is written as its locale writes it, and steps by arrows', async ({ page }) => {
  await openStory(page, 'fields-numberfield--currency');
  const budget = page.getByRole('textbox', { name: 'Budget' });
  await expect(budget).toHaveValue('€1,250.00');
  await budget.focus();
  await page.keyboard.press('ArrowUp');
  await expect(budget).toHaveValue('€1,300.00');
  await openStory(page, 'fields-numberfield--currency-in-german');
  await expect(page.getByRole('textbox', { name: 'Budget in Euro' })).toHaveValue(/1\.250,00\s€/);
});

test('a field says its description and its error, and which is wrong', async ({ page }) => {
  await openStory(page, 'fields-textfield--invalid-with-description');
  const field = page.getByRole('textbox', { name: 'E-mail' });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/This is not a valid email address\./);
  await expect(field).toHaveAccessibleDescription(/For the order confirmation\./);
});

test('a password can be shown and hidden, and the button says which', async ({ page }) => {
  await openStory(page, 'fields-textfield--password');
  await page.getByRole('button', { name: 'Show password' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeFocused();
});

test('disclosures of one group close each other', async ({ page }) => {
  await openStory(page, 'navigation-disclosure--group');
  await expect(page.locator('details[open]')).toHaveText(/Delivery/);
  await page.locator('summary', { hasText: 'Care' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(page.locator('details[open]')).toHaveText(/Care/);
});

test('the link past the header is the first stop, is seen then, and leads to the content', async ({ page }) => {
  await openStory(page, 'layout-pageframe--default');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to content' });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
