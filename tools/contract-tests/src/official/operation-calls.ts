import { type StoreApiClient } from '@vitrine/store-api-client';
import type fc from 'fast-check';
import { type StoreUnderTest } from './store-under-test.ts';

type AnyOperation = (client: StoreApiClient, ...rest: never[]) => Promise<unknown>;
type ArgumentsOf<Operation> = Operation extends (client: StoreApiClient, ...rest: infer Rest) => Promise<unknown> ? Rest : never;

/** How one operation is exercised. */
export interface OperationCalls {
  /** Any call that the client can make of it: only the request counts. */
  callAny: fc.Arbitrary<(client: StoreApiClient) => Promise<unknown>>;
  /** Calls on the embedded store, in the situations that change its answer. */
  onStore?: (store: StoreUnderTest) => Promise<unknown>;
  /** Who answers this call instead of the embedded store. */
  answeredBy?: string;
}

function callAny<Operation extends AnyOperation>(operation: Operation, args: fc.Arbitrary<ArgumentsOf<Operation>>): OperationCalls['callAny'] {
  return args.map((values) => (client: StoreApiClient) => operation(client, ...(values as never[])));
}

/** A call that the embedded store answers. */
export function calls<Operation extends AnyOperation>(operation: Operation, args: fc.Arbitrary<ArgumentsOf<Operation>>, onStore: (store: StoreUnderTest) => Promise<unknown>): OperationCalls {
  return { callAny: callAny(operation, args), onStore };
}

/** A call that another server answers: its requests are checked all the same. */
export function callsElsewhere<Operation extends AnyOperation>(operation: Operation, args: fc.Arbitrary<ArgumentsOf<Operation>>, answeredBy: string): OperationCalls {
  return { callAny: callAny(operation, args), answeredBy };
}
