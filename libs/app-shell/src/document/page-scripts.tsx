import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';
import { useBrand } from '../brand/brand-context.tsx';
import { type RestFacts, type RestOptions, restScript } from '../input/rest.ts';
import { usePageMessages } from '../messages/messages.tsx';

interface TagProps {
  readonly children?: ReactNode;
  readonly rel?: string;
  readonly href?: string;
  readonly type?: string;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

const isElement = (node: ReactNode): node is ReactElement<TagProps> => isValidElement<TagProps>(node);
const isPreload = ({ props }: ReactElement<TagProps>): boolean => props.rel === 'modulepreload';
const isModule = ({ props }: ReactElement<TagProps>): boolean => props.type === 'module';

/** What is fetched before a page's scripts run. */
function preloadsIn(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isElement(child)) return [];
    return isPreload(child) ? [child.props.href ?? ''] : preloadsIn(child.props.children);
  });
}

/** The router indents its script for readers: a kilobyte of every page. Nothing in it is text over several lines. */
const unindented = (script: string): string => script.replaceAll(/\n[ \t]+/g, '\n');

/**
 * The same tags with a smaller script.
 * @param facts Of a page that rests: what it rests without is left out.
 */
function rewritten(node: ReactNode, files: readonly string[], facts: RestFacts | undefined): ReactNode {
  return Children.map(node, (child) => {
    if (!isElement(child)) return child;
    const { props } = child;
    if (isPreload(child)) return facts === undefined ? child : null;
    if (isModule(child)) {
      const script = unindented(props.dangerouslySetInnerHTML?.__html ?? '');
      const resting = facts === undefined ? undefined : restScript(script, files, facts);
      return cloneElement(child, { dangerouslySetInnerHTML: { __html: resting ?? script } });
    }
    return cloneElement(child, undefined, rewritten(props.children, files, facts));
  });
}

/** The scripts of a page: at once, or, where it rests, with the first sign of somebody. */
export function PageScripts({ rest }: { rest: RestOptions | undefined }): ReactNode {
  // Called, not mounted: its tags are gone through.
  const scripts = Scripts({});
  const { messages } = usePageMessages();
  const { analytics } = useBrand();
  if (rest === undefined) return rewritten(scripts, [], undefined);
  // A text without parameters, before there is anything that would translate.
  const offline = messages.common?.['offline'];
  const now = typeof offline === 'object' ? offline['now'] : undefined;
  return rewritten(scripts, preloadsIn(scripts), {
    ...rest,
    isCounted: analytics !== undefined,
    offline: typeof now === 'string' ? now : '',
  });
}
