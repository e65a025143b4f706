import { Outlet } from 'react-router';
import { PresentationBaseLayout } from '@vitrine/sales-room-ui';

export default function PresentationLayout() {
  return (
    <PresentationBaseLayout>
      <Outlet />
    </PresentationBaseLayout>
  );
}
