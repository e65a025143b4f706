export { type Announcement, announcementOf } from './announcement.ts';
export { brandLocaleCodes, configureBrandLocales } from './brand-locales.ts';
export { readEnvironment, startEnvironment, type StartSettings } from './environment.ts';
export { type FrontProxy, type FrontTarget, startFrontProxy } from './front-proxy.ts';
export { generateProxyConfig, type ProxyConfigOptions } from './proxy-config.ts';
export { StartError, type StartErrorCode } from './start-error.ts';
export { type RunningVitrine, startVitrine, type StartVitrineOptions } from './start-vitrine.ts';
export { type ProcessState, type SupervisedProcess, superviseProcess } from './supervisor.ts';
