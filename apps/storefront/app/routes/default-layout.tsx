import { DefaultLayout } from '@vitrine/commerce';
import { Outlet } from 'react-router';

export default function Default() {
  return (
    <DefaultLayout>
      <Outlet />
    </DefaultLayout>
  );
}
