import ts from 'typescript';
import type { TextOf } from '../syntax/file-edits.ts';
import { fieldsOf } from './object-fields.ts';
import { importName, isOfClient, markNames, type ShopwarePlace } from './shopware-place.ts';

const OPTION_NAMES: Readonly<Record<string, string>> = {
  baseURL: 'endpoint',
  accessToken: 'accessKey',
  contextToken: 'contextToken',
  defaultHeaders: 'headers',
};

/** `fetchOptions` as options of the new client; undefined where one of them has no equal. */
function transportOptions(value: ts.Expression, textOf: TextOf): string | undefined {
  const fields = ts.isObjectLiteralExpression(value) ? fieldsOf(value) : undefined;
  if (fields === undefined) return undefined;
  const written = [...fields].map(([name, option]) =>
    name === 'timeout'
      ? `timeoutMs: ${textOf(option)}`
      : name === 'retry' && ts.isNumericLiteral(option)
        ? `retry: { limit: ${textOf(option)} }`
        : undefined,
  );
  return written.length === 0 || written.includes(undefined) ? undefined : written.join(', ');
}

/** A hook's callback that can become an option: written in place, on the client that is made in this file. */
function tokenHook(
  call: ts.CallExpression,
  { checker, origins }: ShopwarePlace,
): { statement: ts.ExpressionStatement; callback: ts.Expression } | undefined {
  const declaration = call.parent;
  const symbol =
    ts.isVariableDeclaration(declaration) && ts.isIdentifier(declaration.name) ? checker.getSymbolAtLocation(declaration.name) : undefined;
  if (symbol === undefined) return undefined;
  const block = declaration.parent.parent.parent;
  if (!ts.isSourceFile(block) && !ts.isBlock(block)) return undefined;
  return block.statements
    .filter(ts.isExpressionStatement)
    .map((statement) => ({ statement, hook: hookOf(statement.expression) }))
    .flatMap(({ statement, hook }) =>
      hook?.name === 'onContextChanged' &&
      checker.getSymbolAtLocation(hook.client) === symbol &&
      isOfClient(origins.ofValue(hook.client)) &&
      isInline(hook.callback)
        ? [{ statement, callback: hook.callback }]
        : [],
    )[0];
}

const isInline = (node: ts.Expression): boolean => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** `client.hook('name', callback)`, read. */
export function hookOf(node: ts.Expression): { client: ts.Expression; name: string; callback: ts.Expression } | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression) || node.expression.name.text !== 'hook')
    return undefined;
  const [name, callback] = node.arguments;
  return name !== undefined && callback !== undefined && ts.isStringLiteralLike(name)
    ? { client: node.expression.expression, name: name.text, callback }
    : undefined;
}

/**
 * Mends `createAPIClient(…)`.
 *
 * @returns The hook's statement that became an option, if there was one.
 */
export function mendCreation(call: ts.CallExpression, place: ShopwarePlace): ts.ExpressionStatement | undefined {
  const { edits, report } = place;
  const { source } = edits;
  const [options] = call.arguments;
  const byHand = (why: string): undefined => {
    place.reported.add(call.expression);
    report(call, {
      change: `createAPIClient is createStoreApiClient, and ${why}`,
      write: 'createStoreApiClient({ endpoint, accessKey, contextToken })',
      mend: 'hand',
    });
    return undefined;
  };
  if (options === undefined || !ts.isObjectLiteralExpression(options)) return byHand('its options are called otherwise');
  const fields = fieldsOf(options);
  if (fields === undefined) return byHand('its options stand in parts elsewhere');
  const unknown = [...fields.keys()].find((name) => !Object.hasOwn(OPTION_NAMES, name) && name !== 'fetchOptions');
  if (unknown !== undefined) return byHand(`${unknown} is no option of it`);
  const transport = fields.get('fetchOptions');
  if (transport !== undefined && transportOptions(transport, (part) => ('kind' in part ? part.getText(source) : '')) === undefined)
    return byHand('fetchOptions has no equal: timeoutMs, totalTimeoutMs and retry are options of their own');
  if (!fields.has('baseURL')) return byHand('an endpoint is needed');
  report(call, {
    change: 'createAPIClient is createStoreApiClient',
    write: 'createStoreApiClient({ endpoint, accessKey, contextToken })',
    mend: 'codemod',
  });
  markNames(place.mended, call.expression);
  for (const type of call.typeArguments ?? []) markNames(place.mended, type);
  const name = importName(place, 'createStoreApiClient');
  edits.replaceRange(
    call.expression.getStart(source),
    source.text.indexOf('(', (call.typeArguments ?? [call.expression]).at(-1)?.getEnd()),
    name,
  );
  for (const property of options.properties) {
    const oldName = property.name === undefined ? '' : property.name.getText(source).replaceAll(/['"]/g, '');
    const newName = OPTION_NAMES[oldName];
    if (oldName === 'fetchOptions' && transport !== undefined)
      edits.replace(property, (textOf) => transportOptions(transport, textOf) ?? textOf(transport));
    else if (newName !== undefined && newName !== oldName) {
      if (ts.isPropertyAssignment(property) && property.initializer.getText(source) === newName) edits.replace(property, newName);
      else if (property.name !== undefined)
        edits.replace(property.name, ts.isShorthandPropertyAssignment(property) ? `${newName}: ${oldName}` : newName);
    }
  }
  const hook = tokenHook(call, place);
  const last = options.properties.at(-1);
  if (hook === undefined || last === undefined) return undefined;
  report(hook.statement, {
    change: "client.hook('onContextChanged', …) is an option",
    write: 'onContextToken: (token) => …',
    mend: 'codemod',
  });
  const between = source.text.slice(options.getStart(source), last.getStart(source)).includes('\n') ? indentOf(last, source) : ' ';
  edits.replace(options, (textOf) => {
    const start = textOf([options.getStart(source), last.getEnd()]);
    return `${start},${between}onContextToken: ${indented(textOf(hook.callback), between, hook.callback)}${textOf([last.getEnd(), options.getEnd()])}`;
  });
  edits.removeStatement(hook.statement);
  return hook.statement;
}

/** A callback's lines, moved in as far as the option that it becomes. Texts over several lines stay as they are. */
function indented(text: string, before: string, callback: ts.Node): string {
  const depth = before.replace(/^\r?\n/, '');
  return before === ' ' || /`[^`]*\n/.test(callback.getText()) ? text : text.replaceAll(/\n(?=[^\r\n])/g, `\n${depth}`);
}

/** The line break and the spaces before a node that begins its line. */
function indentOf(node: ts.Node, { text }: ts.SourceFile): string {
  const before = text.slice(0, node.getStart());
  return /\r?\n[ \t]*$/.exec(before)?.[0] ?? ' ';
}

const MEMBER_ADVICE: Readonly<Record<string, string>> = {
  defaultHeaders:
    'client.withLanguage(id) for sw-language-id, client.setContextToken(token) for sw-context-token; other headers in the options of createStoreApiClient',
  updateBaseConfig: 'another client: createStoreApiClient costs nothing',
  getBaseConfig: 'keep what the client was made with',
};

const HOOK_ADVICE: Readonly<Record<string, string>> = {
  onContextChanged: 'onContextToken: (token) => … in the options of createStoreApiClient',
  onResponseError: 'catch StoreApiError where the call is, or wrap: [(request, send) => …] in the options of createStoreApiClient',
};

/** Mends or reports what is done with a client besides calls. */
export function mendMember(access: ts.PropertyAccessExpression, place: ShopwarePlace): void {
  const { edits, report } = place;
  const name = access.name.text;
  if (name === 'hook' && ts.isCallExpression(access.parent)) {
    const hook = hookOf(access.parent);
    report(access, {
      change: `client.hook${hook === undefined ? '' : `('${hook.name}', …)`} is gone`,
      write:
        HOOK_ADVICE[hook?.name ?? ''] ??
        'wrap: [(request, send) => …] in the options of createStoreApiClient sees every request and response',
      mend: 'hand',
    });
    return;
  }
  const token = name === 'defaultHeaders' ? appliedToken(access) : undefined;
  if (token !== undefined) {
    report(access, {
      change: 'client.defaultHeaders.apply of the context token is client.setContextToken',
      write: 'client.setContextToken(token)',
      mend: 'codemod',
    });
    edits.replace(token.call, (textOf) => `${textOf(access.expression)}.setContextToken(${textOf(token.value)})`);
    return;
  }
  const advice = MEMBER_ADVICE[name];
  if (advice !== undefined) report(access, { change: `client.${name} is gone`, write: advice, mend: 'hand' });
}

/** `client.defaultHeaders.apply({ 'sw-context-token': value })`, and nothing else in it. */
function appliedToken(access: ts.PropertyAccessExpression): { call: ts.CallExpression; value: ts.Expression } | undefined {
  const apply = access.parent;
  const call = apply.parent;
  if (!ts.isPropertyAccessExpression(apply) || apply.name.text !== 'apply' || !ts.isCallExpression(call) || call.expression !== apply)
    return undefined;
  const [headers] = call.arguments;
  const fields = headers !== undefined && ts.isObjectLiteralExpression(headers) ? fieldsOf(headers) : undefined;
  const value = fields?.size === 1 ? fields.get('sw-context-token') : undefined;
  return value === undefined ? undefined : { call, value };
}
