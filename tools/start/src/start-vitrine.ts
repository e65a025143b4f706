import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoContent, parseTraits } from '@vitrine/demo-store';
import { ensureMediaWorker } from '@vitrine/media-worker';
import { checkPublicOrigin, isSessionError, readSessionConfig } from '@vitrine/session/server';
import { configureBrandLocales } from './brand-locales.ts';
import { buildApps } from './build-apps.ts';
import { prepareDataFolder } from './data-folder.ts';
import { childEnvironment, portsOf, readEnvironment, type StartSettings } from './environment.ts';
import { checkEnvironment, findingLines } from './environment-checks.ts';
import { type FrontProxy, type FrontTarget, startFrontProxy } from './front-proxy.ts';
import { checkPortsFree, findPortBlock } from './ports.ts';
import { processSpecs } from './process-specs.ts';
import { createProcessList } from './processes-file.ts';
import { StartError } from './start-error.ts';
import { type SupervisedProcess, superviseProcess } from './supervisor.ts';
import { watchSources } from './watch-sources.ts';
import { WORKSPACE_ROOT } from './workspace-root.ts';

export interface StartVitrineOptions {
  /** First of six ports in a row; 0 finds a free block. Default: what the environment says. */
  readonly port?: number;
  /** Folder of all data. Default: what the environment says. */
  readonly dataDir?: string;
  /** Settings by the names of their variables. Default: the process's environment. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** How many products the embedded store has at least. Default: those made by hand. */
  readonly products?: number;
  /** Deletes all data first. */
  readonly reset?: boolean;
  /** Hot reload: the apps through Vite, the other processes restarted when their sources change. */
  readonly dev?: boolean;
  /** False: takes the apps as they were built last. Default true. */
  readonly build?: boolean;
  /** Gets a line for each step and each line that a process writes. Default: nothing is written. */
  readonly log?: (source: string, line: string) => void;
  /** Ends a start that is under way. */
  readonly signal?: AbortSignal;
}

/** A whole product that runs. */
export interface RunningVitrine {
  /** `http://localhost:3000`. */
  readonly origin: string;
  readonly settings: StartSettings;
  /** Every process, the embedded store included; kill or restart them one by one. */
  readonly processes: readonly SupervisedProcess[];
  /** The process of a name. */
  process(name: FrontTarget): SupervisedProcess;
  /** Why there is no audio and video, or undefined where there is. */
  readonly mediaMissing: string | undefined;
  /** Of a presentation that can be joined now: `spring-collection`. Undefined without the embedded store. */
  readonly invitationPath: string | undefined;
  /** Ends everything, with no process left behind. */
  stop(): Promise<void>;
}

/** The environment of a start that was given a block of ports. */
async function environmentFor(options: StartVitrineOptions): Promise<Readonly<Record<string, string | undefined>>> {
  const env = { ...(options.env ?? process.env), ...(options.dataDir === undefined ? {} : { DATA_DIR: options.dataDir }) };
  if (options.port === undefined) return env;
  const block = options.port === 0 ? await findPortBlock(6) : { first: options.port, media: options.port + 20_000 };
  return {
    ...env,
    PUBLIC_ORIGIN: `http://localhost:${block.first}`,
    PORT: String(block.first),
    STOREFRONT_PORT: String(block.first + 1),
    SALES_ROOM_PORT: String(block.first + 2),
    SALES_ROOM_SERVER_PORT: String(block.first + 3),
    DEMO_STORE_PORT: String(block.first + 4),
    DEMO_STORE_PAGES_PORT: String(block.first + 5),
    MEDIA_PORT: String(block.media),
  };
}

/**
 * Starts the whole product behind one origin and keeps it running.
 * @throws StartError when a setting is wrong, a port is in use, the build fails or a process does not come up;
 * SessionError when the public origin is no domain of the sales channel. Everything that was started has ended then.
 */
export async function startVitrine(options: StartVitrineOptions = {}): Promise<RunningVitrine> {
  const log = options.log ?? (() => undefined);
  const environment = await environmentFor(options);
  const settings = readEnvironment(environment, WORKSPACE_ROOT);
  for (const finding of checkEnvironment(settings, environment)) for (const line of findingLines(finding)) log('start', line);
  configureBrandLocales(settings.BRAND);
  await checkPortsFree(portsOf(settings));
  await prepareDataFolder(settings.DATA_DIR, { reset: options.reset ?? false });

  const cancel = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, cancel.signal]) : cancel.signal;
  const processes: SupervisedProcess[] = [];
  const watchers: (() => void)[] = [];
  let front: FrontProxy | undefined;
  const list = createProcessList(settings.DATA_DIR, processes);

  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= (async () => {
      cancel.abort();
      for (const end of watchers) end();
      await front?.close();
      // The store last: the others may still have something to say to it.
      const [store, others] = [
        processes.filter((entry) => entry.name === 'demo-store'),
        processes.filter((entry) => entry.name !== 'demo-store'),
      ];
      await Promise.all(others.map((entry) => entry.stop()));
      await Promise.all(store.map((entry) => entry.stop()));
      list.remove();
    })();
    return stopping;
  };
  const aborted = new Promise<never>((_resolve, reject) => {
    const refuse = () => reject(new StartError('PROCESS_FAILED', 'The start was interrupted.'));
    if (signal.aborted) refuse();
    signal.addEventListener('abort', refuse, { once: true });
  });
  aborted.catch(() => undefined);

  try {
    const demo = settings.embeddedStore ? demoContent(parseTraits(settings.DEMO_STORE_TRAITS ?? '')) : undefined;
    const presentationsFile = join(settings.DATA_DIR, 'demo-presentations.json');
    if (demo?.presentations) await writeFile(presentationsFile, JSON.stringify(demo.presentations), { mode: 0o600 });

    const launch = async (names: readonly FrontTarget[], workerPath?: string): Promise<void> => {
      const specs = processSpecs(settings, {
        dev: options.dev ?? false,
        workerPath,
        presentationsFile: demo?.presentations && presentationsFile,
        shopPages: demo?.shopPages,
        products: options.products,
      });
      const started = specs
        .filter((spec) => names.includes(spec.name))
        .map((spec) => {
          log('start', `starting ${spec.name} …`);
          const process = superviseProcess(spec, { log, onChange: list.write });
          processes.push(process);
          if (options.dev && spec.watch.length > 0)
            watchers.push(watchSources(spec.watch, () => void process.restart().catch(() => undefined)));
          return process;
        });
      await Promise.all(started.map((process) => process.ready()));
    };

    const steps = Promise.all([
      options.build === false || options.dev ? undefined : buildApps({ log: (line) => log('build', line), signal }),
      ensureMediaWorker({
        installPackages: true,
        log: (line) => log('media-worker', line),
        env: { ...process.env, MEDIASOUP_WORKER_BIN: settings.MEDIASOUP_WORKER_BIN },
        signal,
      }),
      settings.embeddedStore ? launch(['demo-store']) : undefined,
    ]);
    // An interrupted start ends its parts itself; what they say about it then is no news.
    steps.catch(() => undefined);
    const [, worker] = await Promise.race([steps, aborted]);

    const report = await Promise.race([checkPublicOrigin(readSessionConfig(childEnvironment(settings))), aborted]);
    for (const locale of report.localesWithoutDomain)
      log(
        'start',
        `no domain of the sales channel is ${settings.PUBLIC_ORIGIN}/${locale}: pages in ${locale} show the channel's default language or currency`,
      );

    const rest = launch(['sales-room-server', 'storefront', 'sales-room'], worker.path);
    rest.catch(() => undefined);
    await Promise.race([rest, aborted]);

    front = await startFrontProxy({
      host: settings.HOST,
      port: settings.PORT,
      targets: {
        storefront: settings.STOREFRONT_PORT,
        'sales-room': settings.SALES_ROOM_PORT,
        'sales-room-server': settings.SALES_ROOM_SERVER_PORT,
        ...(settings.embeddedStore ? { 'demo-store': settings.DEMO_STORE_PAGES_PORT } : {}),
      },
      trustedProxies: settings.TRUSTED_PROXIES,
      health: () => ({
        ok: processes.every((entry) => entry.state === 'running'),
        processes: processes.map(({ name, state }) => ({ name, state })),
      }),
    });
    return {
      origin: settings.PUBLIC_ORIGIN,
      settings,
      processes,
      process(name) {
        const found = processes.find((entry) => entry.name === name);
        if (!found) throw new StartError('PROCESS_FAILED', `No process is named ${name}.`);
        return found;
      },
      mediaMissing: worker.missing,
      invitationPath: demo?.invitationPath,
      stop,
    };
  } catch (error) {
    await stop();
    throw isSessionError(error) && error.code === 'ENVIRONMENT' ? new StartError('ENVIRONMENT', error.message) : error;
  }
}
