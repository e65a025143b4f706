export { EngineError, isEngineError } from './engine-error.ts';
export { ENGINES, findEngine, requireEngine, type Engine } from './find-engines.ts';
export { ensureEngines, type EnsureEnginesOptions } from './ensure-engines.ts';
export { startPostgres, type TestPostgres } from './postgres.ts';
export { startRedis, type TestRedis } from './redis.ts';
export { freePort } from './loopback-port.ts';
