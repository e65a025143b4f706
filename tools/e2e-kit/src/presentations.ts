import { type APIRequestContext, expect, type PlaywrightWorkerArgs } from '@playwright/test';

/** Admin user of the demo store who guides. */
export const GUIDE = { username: 'guide', password: 'guide-demo', name: 'Mara Ellwood' } as const;

type Requests = PlaywrightWorkerArgs['playwright']['request'];

interface Definition {
  readonly slides: readonly {
    readonly kind: string;
    readonly notes?: string;
    readonly name: Readonly<Record<string, string>>;
    readonly productId?: string;
  }[];
}

/** A presentation of a test's own. */
export interface MadePresentation {
  readonly id: string;
  readonly path: string;
  /** Names of its slides in English. */
  readonly slides: readonly string[];
  /** What the guide wants to say on the first slide. */
  readonly firstNotes: string;
}

let made = 0;

/** Calls the room server as a signed-in guide, outside of any browser. */
async function asGuide<Result>(requests: Requests, baseURL: string, act: (request: APIRequestContext) => Promise<Result>): Promise<Result> {
  const request = await requests.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
  try {
    const answer = await request.post('/room-api/guide/login', { data: { username: GUIDE.username, password: GUIDE.password } });
    expect(answer.status(), await answer.text()).toBe(200);
    return await act(request);
  } finally {
    await request.dispose();
  }
}

export interface PresentationOptions {
  readonly isStarted?: boolean;
  /** Slides that show product cards, and no others. */
  readonly hasOnlyProducts?: boolean;
  /** ISO date; nobody gets in before. */
  readonly accessibleFrom?: string;
  /** ISO date; nobody gets in after. */
  readonly accessibleTo?: string;
  /** `customer`: for those with a shop account alone. */
  readonly attendeeRestriction?: 'open' | 'customer';
  /** The guide decides who comes in. */
  readonly waitingRoom?: boolean;
  /** Shown in the shop. */
  readonly isAnnounced?: boolean;
  /** Shown on its only slide; the demo's slides unless given. */
  readonly productId?: string;
  /** What it is called, by locale; as the demo's unless given. */
  readonly name?: Readonly<Record<string, string>>;
}

/** Slides of the demo that show product cards. */
const PRODUCT_SLIDES = ['At the table', 'Textiles', 'Wardrobe'];

/** Makes a presentation of its own for a test: the demo's slides at another address. */
export async function makePresentation(
  requests: Requests,
  baseURL: string,
  name: string,
  { isStarted = false, hasOnlyProducts = false, productId, ...changes }: PresentationOptions = {},
): Promise<MadePresentation> {
  // The same tests may run against one server more than once.
  const path = `${name}-${Date.now().toString(36)}-${(made += 1)}`;
  return asGuide(requests, baseURL, async (request) => {
    const { presentations } = (await (await request.get('/room-api/presentations')).json()) as {
      presentations: { id: string; path: string }[];
    };
    const demo = presentations.find((presentation) => presentation.path === 'spring-collection');
    expect(demo, 'the presentation of the demo data').toBeDefined();
    const { definition } = (await (await request.get(`/room-api/presentations/${demo?.id ?? ''}`)).json()) as { definition: Definition };
    // Each presentation has slides of its own.
    const slides: Definition['slides'] =
      productId !== undefined
        ? [{ kind: 'product', name: { 'en-US': 'One product' }, productId }]
        : definition.slides
            .filter((slide) => !hasOnlyProducts || PRODUCT_SLIDES.includes(slide.name['en-US'] ?? ''))
            .map((slide) => ({ ...slide, id: undefined }));
    const answer = await request.post('/room-api/presentations', { data: { ...definition, id: undefined, slides, path, ...changes } });
    expect(answer.status(), await answer.text()).toBe(201);
    const { presentation } = (await answer.json()) as { presentation: { id: string } };
    if (isStarted) {
      for (const action of ['join-as-guide', 'start']) {
        const done = await request.post(`/api/_action/dsr/appointment/${presentation.id}/${action}`, { data: {} });
        expect(done.ok(), await done.text()).toBe(true);
      }
    }
    return { id: presentation.id, path, slides: slides.map((slide) => slide.name['en-US'] ?? ''), firstNotes: slides[0]?.notes ?? '' };
  });
}

/** Takes a presentation out of the shop again; who has the link may still join. */
export function withdrawAnnouncement(requests: Requests, baseURL: string, { id }: Pick<MadePresentation, 'id'>): Promise<void> {
  return asGuide(requests, baseURL, async (request) => {
    const address = `/room-api/presentations/${id}`;
    const { definition } = (await (await request.get(address)).json()) as { definition: object };
    const answer = await request.put(address, { data: { ...definition, isAnnounced: false } });
    expect(answer.status(), await answer.text()).toBe(200);
  });
}

/** Invites somebody, as a mail would: gives the token of their link. */
export function invite(requests: Requests, baseURL: string, { id }: Pick<MadePresentation, 'id'>, name: string): Promise<string> {
  return asGuide(requests, baseURL, async (request) => {
    const answer = await request.post(`/room-api/presentations/${id}/invitations`, { data: { name } });
    expect(answer.status(), await answer.text()).toBe(201);
    return ((await answer.json()) as { token: string }).token;
  });
}

/** What those who were invited have answered, as the server keeps it. */
export function answersOf(
  requests: Requests,
  baseURL: string,
  { id }: Pick<MadePresentation, 'id'>,
): Promise<Record<string, string | null>> {
  return asGuide(requests, baseURL, async (request) => {
    const { invitations } = (await (await request.get(`/room-api/presentations/${id}/invitations`)).json()) as {
      invitations: { name: string; answer: string | null }[];
    };
    return Object.fromEntries(invitations.map(({ name, answer }) => [name, answer]));
  });
}
