import { Component, type ReactNode, Suspense } from 'react';
import type { CmsBlockModel } from '../model/page-types.ts';
import { CmsPlaceholder } from './placeholder.tsx';

interface GuardProps {
  readonly block: CmsBlockModel;
  readonly onError: ((error: unknown, place: { readonly id: string; readonly type: string }) => void) | null;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly hasFailed: boolean;
  /** The block as it was when it failed: another one is given a chance. */
  readonly block: CmsBlockModel;
}

/**
 * Keeps a block's failure to the block. In a browser that is an error boundary. A server has none: there React answers
 * an error with the fallback of the nearest Suspense boundary, sends the rest of the page, and tries the block again
 * in the browser, where the error boundary is.
 */
export class BlockGuard extends Component<GuardProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, block: this.props.block };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ block }: GuardProps, state: BoundaryState): BoundaryState | null {
    return block === state.block ? null : { hasFailed: false, block };
  }

  override componentDidCatch(error: unknown): void {
    const { block, onError } = this.props;
    onError?.(error, { id: block.id, type: block.type });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (
      <CmsPlaceholder kind="block" type={this.props.block.type} reason="failed to render" />
    ) : (
      <Suspense fallback={null}>{this.props.children}</Suspense>
    );
  }
}

/** Fails with an error that was met while the tree around it was drawn. */
export function Failure({ error }: { error: unknown }): never {
  throw error;
}

/**
 * `progressiveChunkSize` for `renderToPipeableStream`. Blocks stand in Suspense boundaries; beyond its default of
 * 12,800 bytes React would send finished boundaries hidden and move them into place by script, so that a long page
 * without scripts would end early.
 */
export const CMS_PROGRESSIVE_CHUNK_SIZE: number = Number.MAX_SAFE_INTEGER;
