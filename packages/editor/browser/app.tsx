/** The frame of all screens: the header, the sign-in screen, and the screen of the current address. */
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Boundary } from './boundary';
import { Header } from './header';
import { repository } from './host';
import { onToken, token } from './host/token';
import { useRoute } from './router';
import { SignIn } from './sign-in';
import { Notice } from './ui/notice';

const Screen = lazy(() => import('./screens').then((module) => ({ default: module.Screen })));

function onNetwork(changed: () => void): () => void {
  for (const event of ['online', 'offline']) window.addEventListener(event, changed);
  return () => ['online', 'offline'].forEach((event) => window.removeEventListener(event, changed));
}

/** The address of the screen that is shown. */
let shown: string | undefined;

/** Moves the focus to the heading of a screen after it was opened, so that it is read out and Tab goes on from there. */
function FocusHeading({ address }: { address: string }) {
  useEffect(() => {
    const isFirst = shown === undefined;
    if (shown === address) return;
    shown = address;
    if (isFirst) return;
    document.querySelector<HTMLElement>('main h1')?.focus();
    window.scrollTo(0, 0);
  }, [address]);
  return null;
}

function Offline() {
  const isOnline = useSyncExternalStore(onNetwork, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <Notice>There is no network. What you type is kept on this device. Save it when the network is back.</Notice>
      )}
    </div>
  );
}

export function App() {
  const isSignedIn = useSyncExternalStore(onToken, () => repository().isFolder || token() !== undefined);
  const route = useRoute();
  const address = Object.values(route).join('/');
  if (!isSignedIn) return <SignIn />;
  return (
    <>
      <a
        className="skip"
        href="#main"
        onClick={(event) => {
          // The address is that of the screen.
          event.preventDefault();
          document.querySelector<HTMLElement>('main')?.focus();
        }}
      >
        Skip the menu
      </a>
      <Header route={route} />
      <Offline />
      <main id="main" tabIndex={-1}>
        <Boundary key={address}>
          <Suspense fallback={<p role="status">Opening…</p>}>
            <Screen route={route} />
            <FocusHeading address={address} />
          </Suspense>
        </Boundary>
      </main>
    </>
  );
}
