export {
  type FaultServer,
  type ReceivedRequest,
  type RequestHandler,
  type ServedAnswer,
  /** @public */ startFaultServer,
} from './fault-server.ts';
export { createFaultServers, type FaultServers } from './fault-servers.ts';
export { startStoreServer, type StoreServer } from './store-server.ts';
