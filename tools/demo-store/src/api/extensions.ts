import { type Call, NO_CONTENT } from '../server/call.ts';
import { type Fault, fault, missingParameter } from '../server/faults.ts';
import { text } from '../server/parameters.ts';
import type { Route } from '../server/store-api.ts';

/** This shop has no app scripts: an unknown one is no error, it just answers nothing. */
const script: Route = { methods: ['GET', 'POST'], path: '/script/:hook{.+}', handle: () => NO_CONTENT };

const appNotFound = (name: string): Fault => fault(404, 'FRAMEWORK__APP_NOT_FOUND', `Could not find app with name "${name}"`, { name });

/** No app is installed, so none can change a session. */
function contextGateway(call: Call): never {
  const name = text(call.input('appName'));
  if (name === undefined)
    throw fault(400, 'FRAMEWORK__APP_MISSING_REQUEST_PARAMETER', 'Parameter "appName" is missing.', { parameterName: 'appName' });
  throw appNotFound(name);
}

function appToken(call: Call): never {
  if (call.context.customer === null)
    throw fault(403, 'FRAMEWORK__APP_JWT_GENERATION_REQUIRES_CUSTOMER_LOGGED_IN', 'JWT generation requires customer to be logged in');
  throw appNotFound(call.params['name'] ?? '');
}

/** Nobody has the right to act as a customer: no token for that was ever given out. */
function imitateCustomer(call: Call): never {
  for (const name of ['token', 'customerId', 'userId']) if (text(call.body[name]) === undefined) throw missingParameter(name);
  throw fault(401, 'CHECKOUT__CUSTOMER_INVALID_IMITATION_TOKEN', 'The token to imitate a customer is invalid.');
}

/** Calls that exist everywhere, for things that this shop doesn't have. */
export const extensionRoutes: Route[] = [
  script,
  { methods: ['GET', 'POST'], only: '6.7', path: '/context/gateway', handle: contextGateway },
  { methods: ['POST'], path: '/app-system/:name/generate-token', handle: appToken },
  { methods: ['POST'], path: '/account/login/imitate-customer', handle: imitateCustomer },
  // Both are drawn by a shop that has switched them on.
  { methods: ['GET'], only: '6.7', path: '/legal-guarantee-notice', handle: () => ({ svg: null, link: null }) },
  {
    methods: ['GET'],
    only: '6.7',
    path: '/product/:id/garan-label',
    handle: (call) => {
      call.id('id');
      return { svg: null };
    },
  },
];
