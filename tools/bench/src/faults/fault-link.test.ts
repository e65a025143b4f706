import { createSocket, type Socket as UdpSocket } from 'node:dgram';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bothWays, CLEAR_NETWORK, type FaultLink, openFaultLink, RETRANSMIT_MS } from './fault-link.ts';

let echo: Server;
let udpEcho: UdpSocket;
let link: FaultLink;
const sockets: Socket[] = [];
const udpSockets: UdpSocket[] = [];
let dice: () => number = () => 1;

/** What is on its way arrives; how soon is the machine's business. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 5 });

beforeEach(async () => {
  dice = () => 1;
  echo = createServer((socket) => socket.on('error', () => undefined).pipe(socket));
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  udpEcho = createSocket('udp4');
  udpEcho.on('message', (packet, { port }) => udpEcho.send(packet, port, '127.0.0.1'));
  await new Promise<void>((resolve) => udpEcho.bind(0, '127.0.0.1', resolve));
  link = await openFaultLink({ tcp: (echo.address() as AddressInfo).port, udp: udpEcho.address().port, random: () => dice() });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const socket of udpSockets.splice(0)) socket.close();
  link.close();
  echo.close();
  udpEcho.close();
});

async function speakTcp() {
  const socket = connect(link.tcpPort, '127.0.0.1');
  sockets.push(socket);
  let heard = '';
  socket.on('data', (chunk) => (heard += String(chunk)));
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  return { say: (text: string) => void socket.write(text), heard: () => heard, socket };
}

async function speakUdp() {
  const socket = createSocket('udp4');
  udpSockets.push(socket);
  const heard: string[] = [];
  socket.on('message', (packet) => void heard.push(String(packet)));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return { say: (text: string) => socket.send(text, link.udpPort, '127.0.0.1'), heard };
}

test('a clear link passes everything on, both ways', async () => {
  const [tcp, udp] = [await speakTcp(), await speakUdp()];
  tcp.say('hello');
  udp.say('hello');
  await soon(() => expect([tcp.heard(), udp.heard]).toEqual(['hello', ['hello']]));
});

test('a cut holds TCP in order and lets it through when it is over; a new connection waits', async () => {
  const tcp = await speakTcp();
  link.set(bothWays({ isCut: true }));
  tcp.say('one ');
  tcp.say('two');
  const later = await speakTcp();
  later.say('three');
  const since = link.counts().up.arrived;
  const udp = await speakUdp();
  udp.say('lost');
  await soon(() => expect(link.counts().up.arrived).toBe(since + 1));
  expect([tcp.heard(), later.heard()]).toEqual(['', '']);
  link.set(CLEAR_NETWORK);
  await soon(() => expect([tcp.heard(), later.heard()]).toEqual(['one two', 'three']));
  udp.say('heard');
  await soon(() => expect(udp.heard).toEqual(['heard']));
});

test('what is lost one way still arrives the other way', async () => {
  const udp = await speakUdp();
  link.set({ ...CLEAR_NETWORK, down: { ...CLEAR_NETWORK.down, isCut: true } });
  udp.say('up only');
  await soon(() => expect(link.counts()).toMatchObject({ up: { arrived: 1, passed: 1 }, down: { arrived: 1, passed: 0 } }));
  link.set({ ...CLEAR_NETWORK, up: { ...CLEAR_NETWORK.up, isCut: true } });
  udp.say('nothing');
  await soon(() => expect(link.counts().up).toEqual({ arrived: 2, passed: 1 }));
  expect(udp.heard).toEqual([]);
});

test('a fault of media alone leaves TCP as it is', async () => {
  const tcp = await speakTcp();
  link.set({ ...bothWays({ isCut: true, delayMs: 60_000 }), concerns: 'media' });
  tcp.say('hello');
  await soon(() => expect(tcp.heard()).toBe('hello'));
});

test('of many datagrams the part is lost that was asked for', async () => {
  let thrown = 0;
  // Every fifth throw is below 20 %.
  dice = () => ((thrown += 1) % 5) / 5 + 0.1;
  link.set({ ...bothWays({}), up: { isCut: false, loss: 0.2, delayMs: 0 } });
  const udp = await speakUdp();
  for (let packet = 0; packet < 100; packet += 1) udp.say(String(packet));
  await soon(() => expect(link.counts().up.arrived).toBe(100));
  expect(link.counts().up.passed).toBe(80);
});

test('delay is added each way, to datagrams and TCP; a lost TCP segment comes a retransmission later', async () => {
  link.set(bothWays({ delayMs: 60 }));
  const [tcp, udp] = [await speakTcp(), await speakUdp()];
  const since = performance.now();
  udp.say('slow');
  await soon(() => expect(udp.heard).toEqual(['slow']));
  expect(performance.now() - since).toBeGreaterThanOrEqual(119);
  const sinceTcp = performance.now();
  tcp.say('slow');
  await soon(() => expect(tcp.heard()).toBe('slow'));
  expect(performance.now() - sinceTcp).toBeGreaterThanOrEqual(119);

  dice = () => 0;
  link.set({ ...bothWays({}), up: { isCut: false, loss: 0.5, delayMs: 0 } });
  const sinceLoss = performance.now();
  tcp.say('er');
  await soon(() => expect(tcp.heard()).toBe('slower'));
  expect(performance.now() - sinceLoss).toBeGreaterThanOrEqual(RETRANSMIT_MS - 1);
});

test('the end of a connection goes through', async () => {
  const tcp = await speakTcp();
  tcp.say('bye');
  tcp.socket.end();
  await new Promise<void>((resolve) => tcp.socket.once('close', () => resolve()));
  expect(tcp.heard()).toBe('bye');
});
