import {
  type AcceptedConsultation,
  acceptedConsultationSchema,
  type AnnouncedPresentation,
  announcedPresentationsSchema,
  type Availability,
  type ConsultationMessageInput,
  type ConsultationRequestInput,
  type ConsultationStatus,
  consultationStatusSchema,
  type GuideConsultations,
  guideConsultationsSchema,
} from '@vitrine/sales-room-protocol';
import { createRoomCall, readResponse, type RoomApiOptions } from './room-call.ts';

/** What a shopper does who asks for a guide: the calls below `/room-api/consultations`. */
export interface ConsultationApi {
  /** This browser's own request, which waits on for it. @param known Answered as soon as there is another version, or after a while. */
  own(known?: string): Promise<ConsultationStatus>;
  /** Presentations of the next days that anybody may join, the earliest first. @param locale Language of their names: `de-DE`. */
  announced(locale: string): Promise<readonly AnnouncedPresentation[]>;
  /** @throws RoomError `rate-limited`, `limit-reached`; `invalid-payload` with `issues`. */
  ask(request: ConsultationRequestInput): Promise<ConsultationStatus>;
  cancel(): Promise<void>;
  /** @throws RoomError as `ask` does. */
  leaveMessage(message: ConsultationMessageInput): Promise<void>;
}

/** Calls `/room-api/consultations`. Every failure is a `RoomError`. */
export function createConsultationApi(options: RoomApiOptions = {}): ConsultationApi {
  const call = createRoomCall(options);
  return {
    own: (known) => readResponse(consultationStatusSchema, call('GET', `/room-api/consultations/own${queryOf(known)}`)),
    announced: async (locale) => {
      const query = new URLSearchParams({ locale });
      const answer = call('GET', `/room-api/announced-presentations?${query}`);
      return (await readResponse(announcedPresentationsSchema, answer)).presentations;
    },
    ask: (request) => readResponse(consultationStatusSchema, call('POST', '/room-api/consultations', request)),
    cancel: async () => void (await call('DELETE', '/room-api/consultations/own')),
    leaveMessage: async (message) => void (await call('POST', '/room-api/consultations/messages', message)),
  };
}

/** What a guide does with whoever asks in the shop. */
export interface GuideConsultationApi {
  /** @param known What the page shows: it is still open, and is answered as soon as there is another version, or after a while. */
  list(known?: string): Promise<GuideConsultations>;
  setAvailability(availability: Availability): Promise<GuideConsultations>;
  /** @throws RoomError `wrong-state` where another guide was first, `not-found` where the shopper has gone. */
  accept(requestId: string): Promise<AcceptedConsultation>;
  /** Not now: this guide is asked no more. */
  defer(requestId: string): Promise<void>;
  deleteMessage(messageId: string): Promise<void>;
}

/** Calls `/room-api/guide/…` about consultations. Every failure is a `RoomError`. */
export function createGuideConsultationApi(options: RoomApiOptions = {}): GuideConsultationApi {
  const call = createRoomCall(options);
  return {
    list: (known) => readResponse(guideConsultationsSchema, call('GET', `${BASE}${queryOf(known)}`)),
    setAvailability: (availability) => readResponse(guideConsultationsSchema, call('PUT', AVAILABILITY_PATH, availability)),
    accept: (id) => readResponse(acceptedConsultationSchema, call('POST', `${BASE}/${encodeURIComponent(id)}/accept`)),
    defer: async (id) => void (await call('POST', `${BASE}/${encodeURIComponent(id)}/defer`)),
    deleteMessage: async (id) => void (await call('DELETE', `${BASE}/messages/${encodeURIComponent(id)}`)),
  };
}

/** Tells that a guide's page closes; heard although the page is gone. */
export function leaveAvailability(): void {
  const body = JSON.stringify({ isAvailable: true, isLeaving: true } satisfies Availability);
  // The lease ends by itself where this is not heard.
  void fetch(AVAILABILITY_PATH, { method: 'PUT', keepalive: true, headers: { 'content-type': 'application/json' }, body }).catch(
    () => undefined,
  );
}

const BASE = '/room-api/guide/consultations';
const AVAILABILITY_PATH = '/room-api/guide/availability';
const queryOf = (known: string | undefined): string => (known === undefined ? '' : `?${new URLSearchParams({ known })}`);
