import { LoginPage } from '@vitrine/commerce';

export default function Login() {
  return <LoginPage />;
}
