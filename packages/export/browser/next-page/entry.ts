/** Published as a file of its own, which the loader requests after the first paint, so that it costs no bytes before. */
import { expectNextPage } from './expect-next-page';
import { workOffline } from './offline';

/** Replaced by `compile.ts`. */
declare const OFFLINE_ENABLED: boolean;

if (OFFLINE_ENABLED) workOffline();
expectNextPage();
