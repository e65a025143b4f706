import type { Migration } from './change.ts';

export const storeApiClientResponses: Migration = {
  package: '@vitrine/store-api-client',
  since: '0.1.0',
  changes: [
    {
      kind: 'renamed-exports',
      entry: '.',
      names: {
        Answer: 'HttpResponse',
        AnswerCheck: 'ResponseSchema',
        AnswerIssue: 'ResponseIssue',
        AnswerSchema: 'ResponseValidator',
        Exchange: 'ApiRequest',
        ForwardedAnswer: 'ForwardedResponse',
        withAnswerChecks: 'withResponseValidation',
      },
    },
    { kind: 'renamed-exports', entry: './schemas', names: { answerChecks: 'responseSchemas' } },
    { kind: 'renamed-endings', entry: './schemas/*', from: 'Check', to: 'ResponseSchema' },
    { kind: 'renamed-values', entry: '.', names: { UNEXPECTED_ANSWER: 'INVALID_RESPONSE', MALFORMED_ANSWER: 'MALFORMED_RESPONSE' } },
  ],
};
