/** The screen of an address. Each is loaded when it is opened. */
import { lazy } from 'react';
import { folders, isAdded } from '../folders';
import type { Route } from '../router';
import { Heading } from './heading';

const Today = lazy(() => import('./today').then(({ TodayScreen }) => ({ default: TodayScreen })));
const List = lazy(() => import('./list').then((module) => ({ default: module.List })));
const New = lazy(() => import('./new').then((module) => ({ default: module.New })));
const Prices = lazy(() => import('./prices').then((module) => ({ default: module.Prices })));
const Departures = lazy(() => import('./departures').then((module) => ({ default: module.Departures })));
const Forms = lazy(() => import('./forms').then((module) => ({ default: module.Forms })));
const Deleted = lazy(() => import('./deleted').then((module) => ({ default: module.Deleted })));
const Help = lazy(() => import('./help').then((module) => ({ default: module.Help })));
const History = lazy(() => import('./history').then(({ HistoryScreen }) => ({ default: HistoryScreen })));
const RecordForm = lazy(() => import('./record').then(({ RecordScreen }) => ({ default: RecordScreen })));

const Nothing = () => (
  <>
    <Heading title="There is nothing at this address" />
    <p>
      Go on from the menu, or look at <a href="#/trips">the trips</a>.
    </p>
  </>
);

export function Screen({ route: { folder, id, screen } }: { route: Route }) {
  if (folder === 'today') return <Today />;
  if (folder === 'prices') return <Prices />;
  if (folder === 'departures') return <Departures id={id} />;
  if (folder === 'files') return <Forms />;
  if (folder === 'deleted') return <Deleted />;
  if (folder === 'help') return <Help />;
  if (folder === 'new' && id && isAdded(id)) return <New folder={id} />;
  const row = folders()[folder];
  if (!row) return <Nothing />;
  if (id === undefined) return 'files' in row ? <Forms /> : <List folder={folder} />;
  if (screen === 'history') return <History folder={folder} id={id} />;
  return <RecordForm folder={folder} id={id} field={/^field=(.+)$/.exec(screen ?? '')?.[1]} />;
}
