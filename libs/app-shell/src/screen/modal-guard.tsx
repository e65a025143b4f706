import { Component, type ReactNode } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { Button, ErrorState } from '@vitrine/ui';

interface BoundaryProps {
  children: ReactNode;
  renderFailure(retry: () => void): ReactNode;
}

class ModalBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { children, renderFailure } = this.props;
    return this.state.hasFailed ? renderFailure(() => this.setState({ hasFailed: false })) : children;
  }
}

/** Keeps a failure inside a modal: the page behind it stays, with all that was typed there, and the modal says so and can be tried again or closed. */
export function ModalGuard({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const t = useTranslate();
  return (
    <ModalBoundary
      renderFailure={(retry) => (
        <div role="alert">
          <ErrorState
            title={t('common.error.modal')}
            headingLevel={3}
            isCompact
            actions={
              <>
                <Button variant="primary" onPress={retry}>
                  {t('common.action.retry')}
                </Button>
                <Button variant="secondary" onPress={onClose}>
                  {t('common.action.close')}
                </Button>
              </>
            }
          >
            <p>{t('common.error.modalText')}</p>
          </ErrorState>
        </div>
      )}
    >
      {children}
    </ModalBoundary>
  );
}
