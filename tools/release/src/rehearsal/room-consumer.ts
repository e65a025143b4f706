import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RehearsalConsumer } from './consumer.ts';
import { RunningCommand } from './running-command.ts';
import { findPorts } from './running-shop.ts';

/** A guide and a client who meet in the room "example", and what each of them sees. */
const MEET = `
import { createRoomClient, createSocket } from '@vitrine/sales-room-client';
import { createRoomApi } from '@vitrine/sales-room-client/api';

setTimeout(() => { console.error('They did not meet in a minute.'); process.exit(1); }, 60_000);
const { ROOM_URL: origin, ROOM_ORIGIN } = process.env;

/** Somebody with the cookies of their own, as a browser keeps them. */
function visitor() {
  const cookies = new Map();
  const headers = () => ({ origin: ROOM_ORIGIN, cookie: [...cookies].map(([name, value]) => name + '=' + value).join('; ') });
  const api = createRoomApi({
    origin,
    async fetch(url, init) {
      const response = await fetch(url, { ...init, headers: { ...init.headers, ...headers() } });
      for (const line of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
        cookies.set(name, value);
      }
      return response;
    },
  });
  const enter = (viewerType) => {
    const socket = createSocket({ origin, extraHeaders: headers() });
    const room = createRoomClient({ presentationPath: 'example', viewerType, socket });
    room.open();
    return room;
  };
  return { api, enter };
}

/** Settles once a room is so. */
const until = (room, isSo) =>
  new Promise((resolve) => {
    const look = () => room.getSnapshot().room && isSo(room.getSnapshot().room) && resolve(room.getSnapshot().room);
    room.subscribe(look);
    look();
  });

const mara = visitor();
await mara.api.loginGuide({ username: 'guide', password: 'guide-demo' });
const guide = mara.enter('guide');
await until(guide, ({ commands }) => commands.includes('appointment.start'));
await guide.send('appointment.start', {});

const clara = visitor();
await clara.api.joinAsClient('example', { attendeeName: 'Clara' });
const client = clara.enter('client');
const seen = await until(client, ({ commands }) => commands.includes('chat.send'));
await client.send('chat.send', { text: 'Hello, who is there?' });
const heard = await until(guide, ({ chat }) => chat.length > 0);
await guide.send('chat.send', { text: 'Welcome.' });
const answered = await until(client, ({ chat }) => chat.length > 1);
console.log(JSON.stringify({
  guideReads: heard.chat.map(({ text }) => text),
  clientReads: answered.chat.map(({ text }) => text),
  slides: seen.slides.length,
  media: seen.media.reason,
}));
process.exit(0);
`;

const MET = {
  guideReads: ['Hello, who is there?'],
  clientReads: ['Hello, who is there?', 'Welcome.'],
  slides: 4,
  media: 'no-worker',
};

/** A room server of its own, as its README says, in front of the embedded store, and without mediasoup. */
export const roomConsumer: RehearsalConsumer = {
  name: 'sales-room-server alone, without mediasoup',
  libs: ['sales-room-server', 'sales-room-client', 'demo-store'],
  files: { 'meet.mjs': MEET },
  async check({ consumer, node }) {
    if (existsSync(join(consumer.folder, 'node_modules/mediasoup'))) throw new Error('mediasoup was installed, and nobody asked for it.');
    const command = (name: string): string => join('node_modules/.bin', name);
    const port = await findPorts();
    const [store, room] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${port + 2}`];
    await using demoStore = new RunningCommand(consumer.folder, node, [command('demo-store')], {
      DEMO_STORE_PORT: String(port),
      DATA_DIR: ':memory:',
    });
    await demoStore.says('ready at');
    await using server = new RunningCommand(consumer.folder, node, [command('sales-room-server'), '--standalone', '--example'], {
      STORE_API_ENDPOINT: `${store}/store-api`,
      STORE_API_ACCESS_KEY: 'SWSCVITRINEDEMOACCESSKEY00',
      SALES_ROOM_SERVER_PORT: String(port + 2),
      DATA_DIR: join(consumer.folder, 'rooms'),
    });
    await server.says(`Sales rooms are open at ${room}`);
    const met = await consumer.run(node, ['meet.mjs'], { ROOM_URL: room, ROOM_ORIGIN: `http://localhost:${port + 2}` });
    if (met !== JSON.stringify(MET)) throw new Error(`A guide and a client saw ${met}, and not ${JSON.stringify(MET)}.`);
    const code = await server.end('SIGTERM');
    if (code !== 0) throw new Error(`The server ended with ${code ?? 'a signal'} after SIGTERM.`);
    return 'a guide and a client exchanged two lines in the example, and SIGTERM ended the server with 0';
  },
};
