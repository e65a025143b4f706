import { type FaultServer, type RequestHandler, startFaultServer } from './fault-server.ts';

/** Servers of one test file: `serve` starts one, `closeAll` belongs into `afterEach`. */
export interface FaultServers {
  serve(handle: RequestHandler): Promise<FaultServer>;
  closeAll(): Promise<void>;
}

/** Keeps the servers that tests start, so that none outlives its test. */
export function createFaultServers(): FaultServers {
  const running: FaultServer[] = [];
  return {
    async serve(handle) {
      const server = await startFaultServer(handle);
      running.push(server);
      return server;
    },
    async closeAll() {
      await Promise.all(running.splice(0).map((server) => server.close()));
    },
  };
}
