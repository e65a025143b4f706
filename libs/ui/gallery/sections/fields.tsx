import { useState, type ReactNode } from 'react';
import { Checkbox, ComboBox, ImageUpload, NumberField, QuantityField, RadioGroup, SearchField, SelectField, Slider, Switch, TextArea, TextField } from '../../src/index.ts';
import { pictures } from '../pictures.ts';

const COUNTRIES = [{ value: 'de', label: 'Germany' }, { value: 'at', label: 'Austria' }, { value: 'gb', label: 'United Kingdom' }];

const uploadLabels = { choose: 'Choose a picture', replace: 'Replace', hint: 'or drop or paste one here', remove: 'Remove picture', removed: 'Picture removed.', undo: 'Undo', cancel: 'Cancel', retry: 'Try again', uploading: 'Uploading', uploaded: 'Saved', preview: (name: string | null) => `Preview ${name ?? ''}` };
const uploadErrors = { wrongType: 'Only JPG or PNG.', tooLarge: 'At most 5 MB.', unreadable: 'This picture is damaged.', tooMany: 'One picture only.', failed: 'The picture was not saved. Please try again.' };

export function FieldsSection(): ReactNode {
  const [query, setQuery] = useState('va');
  return (
    <>
      <div className="g-grid">
        <TextField label="First name" name="firstName" autoComplete="given-name" isRequired />
        <TextField label="E-mail" name="email" type="email" icon="mail" placeholder="name@example.org" description="For the order confirmation." />
        <TextField label="Postal code" name="zip" defaultValue="12" errorMessage="This field should be at least 5 characters long." />
        <TextField label="Password" name="password" type="password" revealLabels={{ show: 'Show password', hide: 'Hide password' }} />
        <TextField label="Company" optionalLabel="(optional)" name="company" />
        <TextField label="Customer number" defaultValue="10023" isDisabled />
        <SelectField label="Country" name="country" options={COUNTRIES} placeholder="Please choose" />
        <SelectField label="Sort by" name="order" options={COUNTRIES} defaultValue="at" size="sm" />
        <SelectField label="State" name="state" options={COUNTRIES} placeholder="Please choose" errorMessage="Input required" />
        <ComboBox label="Delivery country" name="delivery" options={COUNTRIES.map(({ value, label }) => ({ id: value, label }))} emptyText="Nothing found" toggleLabel="Show countries" />
        <NumberField label="Budget" name="budget" defaultValue={1250} step={50} minValue={0} formatOptions={{ style: 'currency', currency: 'EUR' }} incrementLabel="More" decrementLabel="Less" />
        <QuantityField label="Quantity" name="quantity" defaultValue={4} min={2} max={10} step={2} incrementLabel="Increase quantity" decrementLabel="Decrease quantity" />
        <Slider label="Price" defaultValue={[20, 160]} maxValue={200} thumbLabels={['Lowest price', 'Highest price']} formatOptions={{ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }} />
        <Slider label="Volume" defaultValue={[60]} />
        <ImageUpload label="Portrait" name="portrait" description="JPG or PNG, at most 5 MB." isRequired labels={uploadLabels} errors={uploadErrors} />
        <ImageUpload label="Logo" currentUrl={pictures[1]?.url} labels={uploadLabels} errors={uploadErrors} />
        <TextArea label="Note" name="note" rows={3} description="Only you see this." />
      </div>
      <div className="g-grid" style={{ marginBlockStart: '2rem' }}>
        <div>
          <Checkbox name="terms" isRequired errorMessage="Please accept the terms.">I have read the terms.</Checkbox>
          <Checkbox name="news" defaultSelected description="Once a month.">Newsletter</Checkbox>
          <Checkbox isIndeterminate>Some of them</Checkbox>
          <Checkbox isDisabled>Not now</Checkbox>
        </div>
        <RadioGroup label="Size" name="size" appearance="swatches" defaultValue="m" options={[{ value: 's', label: 'S' }, { value: 'm', label: 'M' }, { value: 'l', label: 'L' }, { value: 'xl', label: 'XL', isDisabled: true }]} />
        <RadioGroup label="Salutation" name="salutation" orientation="horizontal" options={[{ value: 'ms', label: 'Ms' }, { value: 'mr', label: 'Mr' }, { value: 'none', label: 'Not said' }]} errorMessage="Input required" />
        <RadioGroup
          label="Shipping"
          name="shipping"
          appearance="cards"
          defaultValue="standard"
          options={[{ value: 'standard', label: 'Standard', description: '2–3 days', extra: '€4.90' }, { value: 'express', label: 'Express', description: 'Tomorrow', extra: '€12.90' }]}
        />
        <div>
          <Switch name="camera" defaultSelected>Camera</Switch>
          <Switch name="blur" description="Hides what is behind you.">Blurred background</Switch>
          <Switch isDisabled>Broadcast mode</Switch>
        </div>
        <SearchField
          label="Search"
          action="/search"
          value={query}
          onChange={setQuery}
          placeholder="Search the shop"
          submitLabel="Search"
          clearLabel="Clear"
          suggestions={pictures.slice(0, 3).map((image, index) => ({ id: String(index), label: image.alt ?? '', href: `#p${index}`, description: '€89.00', image }))}
          suggestionsLabel="Products"
          suggestionsStatus="3 suggestions"
        />
      </div>
    </>
  );
}
