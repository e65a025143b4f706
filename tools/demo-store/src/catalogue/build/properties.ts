import { PAINTS } from '@vitrine/demo-pictures';
import type { PropertyGroupModel, PropertyOptionModel } from '../assortment-model.ts';
import { COLOR_NAMES, MATERIALS, QUALITIES, SIZES } from '../data/properties.ts';
import { idOf } from '../id.ts';
import { t, type Words, words } from '../text.ts';

/** The groups of properties: what products differ in and are filtered by. */
export const GROUPS = {
  size: { id: idOf('property-group:size'), name: t('Size', 'Größe') },
  color: { id: idOf('property-group:color'), name: t('Color', 'Farbe') },
  material: { id: idOf('property-group:material'), name: t('Material', 'Material') },
  quality: { id: idOf('property-group:quality'), name: t('Good to know', 'Gut zu wissen') },
} as const;

/** The id of an option. */
export function optionId(group: keyof typeof GROUPS, option: string): string {
  return idOf(`property-option:${group}:${option}`);
}

function options(group: keyof typeof GROUPS, names: readonly (readonly [string, Words])[]): PropertyOptionModel[] {
  return names.map(([option, name], position) => ({ id: optionId(group, option), name: words(name), position: position + 1 }));
}

/** Builds the groups, keeping only options that some product uses. */
export function buildPropertyGroups(used: ReadonlySet<string>): PropertyGroupModel[] {
  const keep = (list: PropertyOptionModel[]): PropertyOptionModel[] => list.filter(({ id }) => used.has(id));
  const paints = Object.entries(COLOR_NAMES).map(([paint, name], position): PropertyOptionModel => ({
    id: optionId('color', paint),
    name: words(name),
    position: position + 1,
    colorHex: Object.entries(PAINTS).find(([key]) => key === paint)?.[1] ?? '#888888',
  }));
  return [
    { ...GROUPS.color, displayType: 'color', sortingType: 'alphanumeric', position: 1, filterable: true, options: keep(paints) },
    {
      ...GROUPS.size,
      displayType: 'text',
      sortingType: 'position',
      position: 2,
      filterable: true,
      options: keep(options('size', Object.entries(SIZES))),
    },
    {
      ...GROUPS.material,
      displayType: 'text',
      sortingType: 'alphanumeric',
      position: 3,
      filterable: true,
      options: keep(
        options(
          'material',
          Object.entries(MATERIALS).map(([key, { name }]) => [key, name] as const),
        ),
      ),
    },
    {
      ...GROUPS.quality,
      displayType: 'text',
      sortingType: 'alphanumeric',
      position: 4,
      filterable: true,
      options: keep(options('quality', Object.entries(QUALITIES))),
    },
  ];
}
