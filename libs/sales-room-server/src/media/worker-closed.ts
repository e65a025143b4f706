/** Whether a media worker ended before it answered. By its name: where mediasoup is not installed, there is no class to ask for. */
export const isWorkerClosed = (error: unknown): boolean => error instanceof Error && error.name === 'WorkerClosedError';
