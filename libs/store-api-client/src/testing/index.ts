export { type Json } from '../json-path.ts';
export {
  type ConformanceCheck,
  /** @public */ ConformanceError,
  type ConformanceNeed,
  /** @public */ ConformanceSkip,
  isConformanceSkip,
} from './conformance/conformance-check.ts';
export { conformanceChecks } from './conformance/conformance-checks.ts';
export { type ConformanceServer, type ConformanceTarget, connectConformance, type Registered } from './conformance/conformance-server.ts';
export { type ConformanceResult, type ConformanceRun, runConformance } from './conformance/run-conformance.ts';
export { type Asking, type Reply, type Visitor } from './conformance/visitor.ts';
export { type Fault } from './fault.ts';
export { type AdminSignIn } from './store/admin-sign-in.ts';
export { defaultStoreData } from './store/default-data.ts';
export { type FaultedRequest, type FaultSwitches, type FaultTarget, type StatusAnswer } from './store/fault-switches.ts';
export { type HeldAnswers } from './store/held-answers.ts';
export { createInMemoryStore, type InMemoryStore, type InMemoryStoreOptions, type StoreSessionView } from './store/in-memory-store.ts';
export { type Interceptor } from './store/interceptions.ts';
export {
  type StoreAccount,
  type StoreAdminUser,
  type StoreCategory,
  type StoreCountry,
  type StoreCurrency,
  type StoreData,
  type StoreLandingPage,
  type StoreLanguage,
  type StoreMethod,
  type StoreProduct,
  type StorePromotion,
  type StorePropertyGroup,
  type StoreText,
} from './store/store-data.ts';
export { storeId } from './store/store-id.ts';
export { type StoreRequest } from './store/store-request.ts';
export { type CartLine } from './store/store-session.ts';
