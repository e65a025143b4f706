import { at, type Json, listAt, textAt } from '../json-path.ts';
import { comment, literal } from './type-text.ts';

/** Custom fields of a shop: sets with their fields and the entities that carry them, as the Admin API lists them. */
export type CustomFieldSets = readonly Json[];

const OF_TYPE: Readonly<Record<string, string>> = {
  bool: 'boolean',
  checkbox: 'boolean',
  switch: 'boolean',
  int: 'number',
  float: 'number',
  number: 'number',
  text: 'string',
  html: 'string',
  datetime: 'string',
  colorpicker: 'string',
  media: 'string',
  entity: 'string',
};

/** The type of a field's value: a choice is one of its values, and what may be chosen more than once is a list. */
function valueText(field: Json): string {
  const type = textAt(field, 'type');
  const many = /multi/.test(textAt(field, 'config.componentName'));
  const values = listAt(field, 'config.options').map((option) => option['value']);
  const one = type === 'select' ? (values.length > 0 ? values.map(literal).join(' | ') : 'string') : OF_TYPE[type];
  if (one === undefined) return 'unknown';
  return many ? `(${one})[] | null` : `${one} | null`;
}

/** A label in English, else in whatever language there is. */
function labelOf(field: Json): unknown {
  const label = at(field, 'config.label');
  return (
    at(label, 'en-GB') ??
    (typeof label === 'object' && label !== null ? Object.values(label).find((text) => typeof text === 'string') : undefined)
  );
}

/** The custom fields of a shop, as members of an interface by entity. */
export function declareCustomFields(sets: CustomFieldSets): string {
  const byEntity = new Map<string, Map<string, string>>();
  for (const set of sets)
    for (const relation of listAt(set, 'relations')) {
      const entity = textAt(relation, 'entityName');
      const fields = byEntity.get(entity) ?? new Map<string, string>();
      for (const field of listAt(set, 'customFields'))
        if (field['active'] !== false && textAt(field, 'name') !== '')
          fields.set(
            textAt(field, 'name'),
            `${comment(labelOf(field), '    ')}    ${literal(textAt(field, 'name'))}?: ${valueText(field)};\n`,
          );
      if (entity !== '' && fields.size > 0) byEntity.set(entity, fields);
    }
  return [...byEntity].map(([entity, fields]) => `  ${literal(entity)}: {\n${[...fields.values()].join('')}  };\n`).join('');
}
