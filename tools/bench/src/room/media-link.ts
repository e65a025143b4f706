import { randomBytes } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import { DtlsClient, keyLength, type RTCCertificate, RTCDtlsTransport, type RtpHeader, saltLength, SrtpSession } from 'werift';
import { countPacket, startCount, type StreamCount } from './packet-count.ts';
import { answeredTransaction, bindingRequest } from './stun.ts';

/** AES-128 GCM first, as browsers do: it is what real calls negotiate. */
const SRTP_PROFILES = [7, 1] as const;
const STUN_RETRY_MS = 100;
/** mediasoup lets go of a transport whose client has said nothing for 30 s. */
const CONSENT_EVERY_MS = 5_000;
const RECEIVE_BUFFER = 1 << 20;

/** Of mediasoup: where a transport listens and what it proves itself by. */
export interface RemoteTransport {
  readonly iceParameters: Readonly<Record<string, unknown>>;
  readonly iceCandidates: readonly Readonly<Record<string, unknown>>[];
}

/** The client's end of a WebRTC transport: ICE, DTLS and SRTP as a browser has them. */
export interface MediaLink {
  /** Local UDP port. */
  readonly port: number;
  /** What arrives of each stream, by SSRC. */
  readonly streams: ReadonlyMap<number, StreamCount>;
  /** Milliseconds of its two steps. */
  readonly took: { readonly ice: number; readonly dtls: number };
  /** Counts a stream from its next packet on. */
  expect(ssrc: number): StreamCount;
  send(header: RtpHeader, payload: Buffer): void;
  close(): void;
}

let certificate: Promise<RTCCertificate> | undefined;

/** What a transport has to be told about us before it takes our handshake. */
export async function dtlsParameters(): Promise<{ role: 'client'; fingerprints: { algorithm: string; value: string }[] }> {
  certificate ??= RTCDtlsTransport.SetupCertificate();
  return { role: 'client', fingerprints: (await certificate).getFingerprints().map(({ algorithm, value }) => ({ algorithm, value })) };
}

function listen(): Promise<Socket> {
  const socket = createSocket('udp4');
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.bind(0, '127.0.0.1', () => {
      socket.off('error', reject);
      // What is still on its way when either end goes is nobody's failure.
      socket.on('error', () => undefined);
      socket.setRecvBufferSize(RECEIVE_BUFFER);
      resolve(socket);
    });
  });
}

/** Opens a link to a transport that has been told {@link dtlsParameters}. */
export async function openMediaLink({ iceParameters, iceCandidates }: RemoteTransport, withinMs = 30_000): Promise<MediaLink> {
  const candidate = iceCandidates.find(({ protocol }) => protocol === 'udp');
  if (candidate === undefined) throw new Error('The transport has no UDP candidate.');
  const remote = { address: String(candidate.address ?? candidate.ip), port: Number(candidate.port) };
  const credentials = {
    localFragment: randomBytes(4).toString('hex'),
    remoteFragment: String(iceParameters.usernameFragment),
    remotePassword: String(iceParameters.password),
  };
  const socket = await listen();
  const since = performance.now();
  const transmit = (packet: Buffer) => socket.send(packet, remote.port, remote.address);

  const streams = new Map<number, StreamCount>();
  let srtp: SrtpSession | undefined;
  let onStun: (transactionId: Buffer) => void = () => undefined;
  let onDtls: (packet: Buffer) => void = () => undefined;
  socket.on('message', (packet) => {
    const [first = 0, second = 0] = packet;
    // RFC 7983 tells the three apart by their first byte; RTCP by its second one.
    if (first >= 128) {
      if (second >= 192 && second <= 223) return;
      const count = streams.get(packet.readUInt32BE(8));
      if (count === undefined) return;
      // Sequence numbers are in the clear: one packet of a stream proves the keys, the others are counted only.
      if (count.packets === 0) srtp?.decrypt(packet);
      countPacket(count, packet);
    } else if (first >= 20) onDtls(packet);
    else {
      const answered = answeredTransaction(packet);
      if (answered !== undefined) onStun(answered);
    }
  });

  let consent: NodeJS.Timeout | undefined;
  let dtls: DtlsClient | undefined;
  function close(): void {
    clearInterval(consent);
    consent = undefined;
    onDtls = () => undefined;
    try {
      dtls?.close();
    } catch {
      // It has ended by itself.
    }
    try {
      socket.close();
    } catch {
      // It is closed already.
    }
  }

  function checkConnectivity(): Promise<void> {
    return new Promise((resolve, reject) => {
      const ids: string[] = [];
      const ask = () => {
        const { packet, transactionId } = bindingRequest(credentials);
        ids.push(transactionId.toString('hex'));
        transmit(packet);
      };
      const retry = setInterval(ask, STUN_RETRY_MS);
      const late = setTimeout(() => (clearInterval(retry), reject(new Error('The transport does not answer ICE.'))), withinMs);
      onStun = (transactionId) => {
        if (!ids.includes(transactionId.toString('hex'))) return;
        clearInterval(retry);
        clearTimeout(late);
        onStun = () => undefined;
        resolve();
      };
      ask();
    });
  }

  async function shakeHands(): Promise<SrtpSession> {
    const own = await (certificate ??= RTCDtlsTransport.SetupCertificate());
    const adapter = {
      type: 'udp',
      address: socket.address() as AddressInfo,
      closed: false,
      onData: (_data: Buffer, _from: readonly [string, number]) => undefined as void,
      send: async (data: Buffer) => transmit(data),
      close: async () => undefined,
    };
    const client = new DtlsClient({
      transport: adapter,
      cert: own.certPem,
      key: own.privateKey,
      signatureHash: own.signatureHash,
      srtpProfiles: [...SRTP_PROFILES],
      extendedMasterSecret: true,
    });
    dtls = client;
    onDtls = (packet) => adapter.onData(packet, [remote.address, remote.port]);
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('The transport does not answer DTLS.')), withinMs);
      client.onConnect.once(() => (clearTimeout(late), resolve()));
      client.onError.once((error) => (clearTimeout(late), reject(error)));
      client.connect().catch(reject);
    });
    const profile = client.srtp.srtpProfile;
    if (profile === undefined) throw new Error('The transport offers no SRTP.');
    const keys = client.extractSessionKeys(keyLength(profile), saltLength(profile));
    return new SrtpSession({
      profile,
      keys: {
        localMasterKey: keys.localKey,
        localMasterSalt: keys.localSalt,
        remoteMasterKey: keys.remoteKey,
        remoteMasterSalt: keys.remoteSalt,
      },
    });
  }

  try {
    await checkConnectivity();
    const ice = performance.now() - since;
    consent = setInterval(() => transmit(bindingRequest(credentials).packet), CONSENT_EVERY_MS);
    srtp = await shakeHands();
    const session = srtp;
    return {
      port: socket.address().port,
      streams,
      took: { ice, dtls: performance.now() - since - ice },
      expect(ssrc) {
        const count = startCount();
        streams.set(ssrc, count);
        return count;
      },
      send: (header, payload) => transmit(session.encrypt(payload, header)),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}
