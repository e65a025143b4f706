/** Looks into a Node process through its own inspector: what it holds after garbage was collected, and what it is busy with. */
export interface Inspector {
  /** Bytes in use after a full garbage collection: objects, and the buffers that they hold. */
  memoryAfterCollection(): Promise<{ heap: number; buffers: number }>;
  /** Moves what the process takes for now; 0 moves it back. */
  turnClock(offsetMs: number): Promise<void>;
  close(): void;
}

interface Answer {
  readonly id: number;
  readonly result?: { readonly result?: { readonly value?: unknown } };
  readonly error?: { readonly message: string };
}

/** @param address `ws://…`, as the process prints it after SIGUSR1. */
export async function openInspector(address: string): Promise<Inspector> {
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('error', () => reject(new Error(`The inspector at ${address} does not answer.`)), { once: true });
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let asked = 0;
  const ask = (method: string, params: Readonly<Record<string, unknown>> = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const id = (asked += 1);
      waiting.set(id, (answer) => (answer.error ? reject(new Error(answer.error.message)) : resolve(answer)));
      socket.send(JSON.stringify({ id, method, params }));
    });
  return {
    async memoryAfterCollection() {
      // Buffers are freed by the collection after the one that frees their owners.
      for (let time = 0; time < 2; time += 1) await ask('HeapProfiler.collectGarbage');
      const { result } = await ask('Runtime.evaluate', {
        expression: '(({ heapUsed, arrayBuffers }) => `${heapUsed} ${arrayBuffers}`)(process.memoryUsage())',
      });
      const [heap = Number.NaN, buffers = Number.NaN] = String(result?.result?.value).split(' ').map(Number);
      return { heap, buffers };
    },
    async turnClock(offsetMs) {
      const expression = `(() => {
        const real = globalThis.vitrineRealDate ??= Date;
        globalThis.Date = ${offsetMs} === 0 ? real : class extends real {
          constructor(...values) { super(...(values.length === 0 ? [real.now() + ${offsetMs}] : values)); }
          static now() { return real.now() + ${offsetMs}; }
        };
      })()`;
      await ask('Runtime.evaluate', { expression });
    },
    close: () => socket.close(),
  };
}
