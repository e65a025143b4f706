import type ts from 'typescript';
import { functionFor, readInvocation, requestFields } from './invoke-arguments.ts';
import { isUnused, resultMend } from './invoke-result.ts';
import { importName, type ShopwarePlace } from './shopware-place.ts';

/** Mends `client.invoke(…)`. */
export function mendInvoke(call: ts.CallExpression, callee: ts.PropertyAccessExpression, place: ShopwarePlace): void {
  const { edits, checker, report } = place;
  const byHand = (why: string, write: string): void => report(call, { change: `client.invoke: ${why}`, write, mend: 'hand' });
  const invocation = readInvocation(call);
  if (typeof invocation === 'string') {
    byHand(invocation, 'the operation’s own function, or client.request({ operation, method, path })');
    return;
  }
  const { operation, method, path, options } = invocation;
  const found = functionFor(invocation);
  const request = found === undefined ? requestFields(invocation) : undefined;
  const written =
    found === undefined
      ? `client.request({ operation: '${operation}', method: '${method}', path: '${path}' })`
      : `${found.called.name}(client, …)`;
  const mend = callee.questionDotToken === undefined ? resultMend(call, edits, checker) : undefined;
  if (mend === undefined) {
    byHand(`${operation} hands on { data, status }, and now there is the data alone`, `${written}, and what follows reads the data itself`);
    return;
  }
  if (found === undefined && request === undefined) {
    byHand(`${operation} takes its path's parameters from elsewhere`, written);
    return;
  }
  mend();
  report(call, {
    change: `client.invoke('${operation} …') is ${found === undefined ? 'client.request' : found.called.name}`,
    write: written,
    mend: 'codemod',
  });
  if (found?.called.differs !== undefined && !isUnused(call))
    report(call, { change: found.called.differs, write: 'look at what follows the call', mend: 'hand' });
  if (found === undefined && !isUnused(call))
    report(call, {
      change: `${method} ${path} has no function of its own, so its answer has no type`,
      write: 'declare it: npx @vitrine/store-api-client types; or name it: client.request<Answer>({ … })',
      mend: 'hand',
    });
  const name = found === undefined ? undefined : importName(place, found.called.name);
  edits.replace(call, (textOf) => {
    const client = textOf(callee.expression);
    const last = options.length === 0 ? [] : [`{ ${options.map((option) => option(textOf)).join(', ')} }`];
    if (found !== undefined && name !== undefined)
      return `${name}(${[client, ...found.values.map((value) => value(textOf)), ...last].join(', ')})`;
    return `${client}.request(${[`{ ${(request ?? []).map((field) => field(textOf)).join(', ')} }`, ...last].join(', ')})`;
  });
}
