export { startVitrine, type RunningVitrine, type StartVitrineOptions } from './start-vitrine.ts';
export type { ProcessState, SupervisedProcess } from './supervisor.ts';
export type { FrontTarget } from './front-proxy.ts';
export { StartError, type StartErrorCode } from './start-error.ts';
export { readEnvironment, startEnvironment, type StartSettings } from './environment.ts';
export { announcementOf, type Announcement } from './announcement.ts';
export { generateProxyConfig, type ProxyConfigOptions } from './proxy-config.ts';
