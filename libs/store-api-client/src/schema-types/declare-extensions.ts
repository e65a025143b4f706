import { at, isJson, textAt } from '../json-path.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { literal, type SchemaNames, typeText } from './type-text.ts';

/** An entity's name at the server: what its component says, else the component's name in its manner. */
export function entityNameOf(component: string, schema: unknown): string {
  const said = at(schema, 'properties.apiAlias.enum.0') ?? at(schema, 'properties.apiAlias.const');
  return typeof said === 'string' ? said : component.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}

/** What plugins attach to entities, as members of an interface by entity. */
export function declareExtensions(document: OpenApiDocument, names: SchemaNames): string {
  return Object.entries(document.schemas)
    .map(([component, schema]) => ({ component, schema, extensions: at(schema, 'properties.extensions') }))
    .filter(({ extensions }) => textAt(extensions, 'type') === 'object' && isJson(at(extensions, 'properties')))
    .map(({ component, schema, extensions }) => `  ${literal(entityNameOf(component, schema))}: ${typeText(extensions, names, '  ')};\n`)
    .join('');
}
