import { Outlet } from 'react-router';
import { DefaultLayout } from '@vitrine/commerce';

export default function Default() {
  return (
    <DefaultLayout>
      <Outlet />
    </DefaultLayout>
  );
}
