export { type Fault, type FaultServer, type ReceivedRequest, type RequestHandler, type ServedAnswer, startFaultServer } from './fault-server.ts';
export { createFaultServers, type FaultServers } from './fault-servers.ts';
