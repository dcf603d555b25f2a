import { site } from '../../content/site';
import { barStyle, menu } from './pages/shell';

/** The days of a trip by their number, which no summary of the editor can name. */
const dayNumbers =
  '[data-key-path="plan"]{counter-reset:day}' +
  '[data-key-path="plan"]>* .item-wrapper:not(.item *){counter-increment:day}' +
  '[data-key-path="plan"] .item-wrapper:not(.item *)>.item>.header>.start::after{content:"Day " counter(day)}';

/** The page of the editor. Its addresses start at the root: some hosts serve it without a slash at its end. */
export const adminPage = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${site.name}: editor</title>
<link rel="cms-config-url" type="application/json" href="/admin/config.json">
<style>${barStyle}${dayNumbers}</style>
</head>
<body>
<noscript>The editor needs JavaScript.</noscript>
<div id="bar">${menu('editor')}<p id="state" role="status"></p></div>
<div id="nc-root"></div>
<div id="saved" popover="manual" role="status"></div>
<script src="/admin/sveltia-cms.js"></script>
<script src="/admin/formats.js"></script>
<script type="module" src="/admin/pages/bar.js"></script>
</body>
</html>
`;
