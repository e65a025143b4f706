import { PresentationBaseLayout } from '@vitrine/sales-room-ui';
import { Outlet } from 'react-router';

export default function PresentationLayout() {
  return (
    <PresentationBaseLayout>
      <Outlet />
    </PresentationBaseLayout>
  );
}
