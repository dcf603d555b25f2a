import { site } from '../../content/site';
import { barStyle, menu } from './pages/shell';

/** Numbers the days of a trip, which the editor's summaries cannot do. */
const dayNumbers =
  '[data-key-path="plan"]{counter-reset:day}' +
  '[data-key-path="plan"]>* .item-wrapper:not(.item *){counter-increment:day}' +
  '[data-key-path="plan"] .item-wrapper:not(.item *)>.item>.header>.start::after{content:"Day " counter(day)}';

/** Hides the note that short forms cannot create entries, which is intended. */
const creatingBar = '[style*="infobar-message-justify-content"] .infobar.info{display:none}';

/** The style of our own script's messages: the reason to sign in again, and a save that takes long. */
const notices =
  '.notice{position:fixed;inset:0 0 auto;z-index:9;margin:0;padding:1rem;color:#fff;background:#8a1c1c;font:1rem/1.4 system-ui}.notice button{font:inherit;color:inherit;background:none;border:1px solid;border-radius:4px;min-height:44px;padding:0 1rem;margin:0 0 0 .5rem}';

/**
 * The page of the editor. Its URLs are absolute, because some hosts serve it without a trailing slash.
 * @param paths The paths of its files, below its folder.
 */
export const adminPage = ({
  config,
  editor,
  formats,
}: Record<'config' | 'editor' | 'formats', string>): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${site.name}: editor</title>
<link rel="cms-config-url" type="application/json" href="/admin/${config}">
<link rel="preload" as="fetch" crossorigin href="/admin/${config}">
<style>${barStyle}${dayNumbers}${creatingBar}${notices}</style>
</head>
<body>
<noscript>The editor needs JavaScript.</noscript>
<div id="bar">${menu('editor')}<p id="state" role="status"></p></div>
<div id="nc-root"></div>
<div id="saved" popover role="status"></div>
<script src="/admin/${editor}"></script>
<script src="/admin/${formats}"></script>
<script type="module" src="/admin/pages/bar.js"></script>
</body>
</html>
`;
