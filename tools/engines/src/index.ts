export { EngineError, isEngineError } from './engine-error.ts';
export { type Engine, ENGINES, findEngine, requireEngine } from './find-engines.ts';
export { freePort } from './loopback-port.ts';
export { startPostgres, type TestPostgres } from './postgres.ts';
export { startRedis, type TestRedis } from './redis.ts';
