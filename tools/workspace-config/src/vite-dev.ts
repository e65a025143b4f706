import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer, type ViteDevServer } from 'vite';
import { brandLanguages } from './brand-languages.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/**
 * The dev server of an app: modules and hot reload by Vite on the app's own HTTP server, pages rendered from source.
 * @param root The app's folder.
 */
export function createAppDevServer(root: string) {
  let vite: ViteDevServer | undefined;
  return {
    /** Files of the languages that the brand adds. */
    languages: brandLanguages(process.env.BRAND).map(({ file }) => file),
    async createDevServer(server: Server): Promise<{ middleware: Middleware; close(): Promise<void> }> {
      const created = await createServer({
        root,
        configFile: join(root, 'vite.config.ts'),
        server: { middlewareMode: true, ws: { server } },
      });
      vite = created;
      return { middleware: created.middlewares, close: () => created.close() };
    },
    async handler(request: Request): Promise<Response> {
      if (vite === undefined) throw new Error('The dev server has not started.');
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild;
      return createRequestHandler(build, 'development')(request);
    },
  };
}
