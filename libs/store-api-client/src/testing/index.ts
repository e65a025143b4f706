export { type Fault, type FaultServer, type ReceivedRequest, type RequestHandler, type ServedAnswer, startFaultServer } from './fault-server.ts';
export { createFaultServers, type FaultServers } from './fault-servers.ts';
export {
  type ConformanceCheck,
  ConformanceError,
  type ConformanceNeed,
  ConformanceSkip,
  isConformanceSkip,
} from './conformance/conformance-check.ts';
export { conformanceChecks } from './conformance/conformance-checks.ts';
export { type ConformanceServer, type ConformanceTarget, connectConformance, type Registered } from './conformance/conformance-server.ts';
export { type ConformanceResult, type ConformanceRun, runConformance } from './conformance/run-conformance.ts';
export { type Asking, type Reply, type Visitor } from './conformance/visitor.ts';
export { type Json } from './conformance/json.ts';
