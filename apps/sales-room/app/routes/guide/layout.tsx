import { Outlet } from 'react-router';

/** A guide's pages stand without the base layout of presentations. */
export default function GuideLayout() {
  return <Outlet />;
}
