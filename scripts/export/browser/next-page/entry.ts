/** Published as a file of its own, which the loader asks for once the page is painted: it costs no page a byte before that. */
import { expectNextPage } from './expect-next-page';
import { workOffline } from './offline';

/** Put in by `compile.ts`. */
declare const OFFLINE_ENABLED: boolean;

if (OFFLINE_ENABLED) workOffline();
expectNextPage();
