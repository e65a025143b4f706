import { VIDEO_FRAME_SOURCES } from '../model/elements/videos.ts';
import { INERT_HTML_POLICY } from '../sanitize/inert-document.ts';
import { CMS_PROGRESSIVE_CHUNK_SIZE } from './guard.tsx';
import { SAFE_HTML_POLICY } from './trusted-html.ts';

/** What pages of content ask of the document that shows them: how it is streamed, and what its content security policy lets pass. */
export const CMS_DOCUMENT_NEEDS: {
  /** Blocks of a long page stay in place: without scripts nothing could move them there. */
  readonly progressiveChunkSize: number;
  /** Origins of the video players. */
  readonly frameSources: readonly string[];
  /** Trusted types policies that turn sanitized text into markup, and read text that is to be sanitized. */
  readonly trustedTypesPolicies: readonly string[];
} = {
  progressiveChunkSize: CMS_PROGRESSIVE_CHUNK_SIZE,
  frameSources: VIDEO_FRAME_SOURCES,
  trustedTypesPolicies: [SAFE_HTML_POLICY, INERT_HTML_POLICY],
};
