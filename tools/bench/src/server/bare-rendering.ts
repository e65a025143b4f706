import { createRequestHandler, type EntryContext, type RouterContextProvider, type ServerBuild } from 'react-router';

/** Answers one request, as the app's server does. */
export type Handler = (request: Request) => Promise<Response>;

type RenderDocument = (
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
) => Promise<Response>;

/** Reads an answer to its end, as a browser would. */
export async function drain(response: Response | Promise<Response>): Promise<string> {
  return (await response).text();
}

/** Rendering the tree of a page alone, with its data at hand: the app's own render function and the entry context of one real request. */
export async function bareRendering(build: ServerBuild, request: () => Request): Promise<() => Promise<string>> {
  const render = build.entry.module.default as unknown as RenderDocument;
  let captured: Parameters<RenderDocument> | undefined;
  const capturing = {
    ...build,
    entry: {
      module: {
        ...build.entry.module,
        default: ((...args: Parameters<RenderDocument>) => {
          captured = args;
          return render(...args);
        }) as unknown as ServerBuild['entry']['module']['default'],
      },
    },
  } satisfies ServerBuild;
  await drain(createRequestHandler(capturing, 'production')(request()));
  if (captured === undefined) throw new Error('The page was not rendered by the entry: nothing to compare with.');
  const [, status, , entry, context] = captured;
  // Hydration data is a stream that can be read once: the bare tree goes without it.
  const { serverHandoffStream: _handoff, ...bareEntry } = entry;
  return async () => drain(render(request(), status, new Headers(), bareEntry, context));
}
