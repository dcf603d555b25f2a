/** The menu, the state of publication, and the sign-out. */
import { useEffect, useState } from 'react';
import { repository } from './host';
import { signOut } from './host/token';
import type { Route } from './router';
import { onSaved } from './save/saved';
import { Button } from './ui/button';

/** The screens of the menu by the first part of their addresses. */
const menu: Readonly<Record<string, string>> = {
  today: 'Today',
  trips: 'Trips',
  prices: 'Prices',
  departures: 'Departures',
  files: 'Texts and details',
  deleted: 'Deleted',
  help: 'Help',
};

/** The entry of the menu to which a screen belongs. */
const current = ({ folder, id }: Route): string => {
  if (folder === 'new') return id === 'trips' ? 'trips' : 'files';
  return folder in menu ? folder : 'files';
};

/** The milliseconds between two looks at the state of publication. A save takes some minutes to be published. */
const interval = 60_000;

/** The state of publication in a line. */
function State() {
  const [line, setLine] = useState<{ text: string; isWrong: boolean }>();
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      void import('./screens/publication')
        .then(({ publicationLine }) => publicationLine())
        // The screens tell that the host cannot be reached.
        .then(setLine, () => undefined);
    };
    look();
    const timer = setInterval(look, interval);
    const stop = onSaved(look);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return (
    <p className={line?.isWrong ? 'state wrong' : 'state'} role="status">
      {line?.text} {line?.isWrong && <a href="#/today">See why</a>}
    </p>
  );
}

export function Header({ route }: { route: Route }) {
  const { isFolder } = repository();
  return (
    <header>
      <nav aria-label="Editor">
        {Object.entries(menu).map(([address, label]) => (
          <a key={address} href={`#/${address}`} aria-current={address === current(route) ? 'page' : undefined}>
            {label}
          </a>
        ))}
        <a href="/" target="_blank">
          The site
        </a>
        {!isFolder && <Button onClick={signOut}>Sign out</Button>}
      </nav>
      {!isFolder && <State />}
    </header>
  );
}
