import { useNavigate } from 'react-router';
import { useRoomLinks } from '../room/use-room-links.ts';
import { GuideLoginForm } from './guide-login-form.tsx';

/** Before a presentation's guide view: whoever has signed in goes on into it. */
export function GuideLoginScreen({ path }: { path: string }) {
  const links = useRoomLinks(path);
  const navigate = useNavigate();
  return <GuideLoginForm headingLevel={1} onSignedIn={() => navigate(links.guide('main'), { replace: true })} />;
}
