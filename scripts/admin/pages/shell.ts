/** The HTML of the pages beside the editor; their scripts fill them in. */
import { site } from '../../../content/site';

export type AdminPage = 'today' | 'trips' | 'departures' | 'entry';

/** The pages by file name, with their titles; those with a short name are also in the menu. */
export const adminPages: Readonly<Record<AdminPage, { title: string; menu: string }>> = {
  today: { title: 'What is published', menu: 'Today' },
  trips: { title: 'Trips and prices', menu: 'Trips' },
  departures: { title: 'Departures of groups', menu: 'Departures' },
  entry: { title: 'What it was before', menu: '' },
};

/**
 * The menu of these pages and of the editor.
 * @param current The page that contains the menu.
 */
export function menu(current: AdminPage | 'editor'): string {
  const links = [
    ['/admin/', 'Editor', 'editor'],
    ...Object.entries(adminPages).flatMap(([name, page]) => (page.menu ? [[`/admin/${name}`, page.menu, name]] : [])),
  ];
  const items = links.map(
    ([href = '', text = '', name]) => `<a href="${href}"${name === current ? ' aria-current="page"' : ''}>${text}</a>`,
  );
  return `<nav aria-label="Pages for the operator">${items.join('')}</nav>`;
}

/** Colours for light and dark, following the setting of the device. */
const colours =
  ':root{color-scheme:light dark;--line:light-dark(#d5cfc4,#4a443b);--link:light-dark(#8a3b00,#ffb27a);' +
  '--paper:light-dark(#fffdf8,#1c1916);--ink:light-dark(#2a231b,#f3ece2);--bad:light-dark(#a3170f,#ff9d94);' +
  '--good:light-dark(#1d6a35,#8fd6a3);--soft:light-dark(#f6efe2,#2a2520)}';

/** The style of dialogs, on these pages and over the editor. */
const dialogStyle =
  'dialog.ours{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);border:1px solid var(--ink);border-radius:8px;max-width:min(34rem,calc(100vw - 24px));box-sizing:border-box}' +
  'dialog.ours button{font:inherit;color:inherit;min-height:44px;padding:0 12px;margin:4px 8px 4px 0;border:1px solid;border-radius:6px;background:var(--soft)}dialog.ours .bad{color:var(--bad)}' +
  'dialog.ours h2{font-size:1.2rem;margin:0 0 8px}dialog.ours input[type=range]{min-height:44px}' +
  'dialog.ours fieldset{min-width:0;margin:16px 0;border:1px solid var(--line);border-radius:6px}' +
  'dialog.ours fieldset label{display:flex;align-items:center;gap:8px;min-height:44px;margin:0;overflow-wrap:anywhere}dialog.ours [type=radio]{width:auto;min-height:0}';

/** The style of the bar above the editor. */
export const barStyle =
  colours +
  dialogStyle +
  'body{margin:0;height:100dvh;display:flex;flex-direction:column}' +
  '#bar,#saved{font:16px/1.4 system-ui,sans-serif;background:var(--paper);color:var(--ink);border-bottom:1px solid var(--line)}' +
  '#saved{inset:auto 0 0;width:auto;margin:0;padding:8px 12px;border:solid var(--good);border-width:3px 0 0}' +
  '#saved a{display:inline-block;padding:10px 6px}#saved button{font:inherit;min-height:44px;padding:0 12px}' +
  '#bar nav{display:flex;flex-wrap:wrap}#bar a,#saved a{color:var(--link)}' +
  '#bar nav a{display:flex;align-items:center;min-height:44px;padding:0 12px}#bar [aria-current]{font-weight:bold;text-decoration:none}' +
  '#state{margin:0;padding:0 12px}#state:not(:empty){padding-bottom:8px}#state a{display:inline-block;padding:10px 0}#state.failed{color:var(--bad)}' +
  '#nc-root{flex:1;min-height:0;position:relative}';

const style =
  colours +
  dialogStyle +
  // The editor has the same rule: browsers warn if only one of two pages opts in.
  '@view-transition{navigation:auto}' +
  'body{margin:0;font:16px/1.5 system-ui,sans-serif;background:var(--paper);color:var(--ink)}' +
  'a{color:var(--link)}' +
  'nav{display:flex;flex-wrap:wrap;border-bottom:1px solid var(--line)}' +
  'nav a{display:flex;align-items:center;min-height:44px;padding:0 12px}[aria-current]{font-weight:bold;text-decoration:none}' +
  'main{max-width:44rem;margin-inline:auto;padding:0 12px}' +
  'h1{font-size:1.5rem;margin-block:16px 8px}h2{font-size:1.2rem;margin:24px 0 8px}h3{font-size:1rem;margin:16px 0 4px}' +
  'ul{padding:0;margin:0;list-style:none}li{padding:8px 0;border-top:1px solid var(--line)}li ul{padding-left:20px;list-style:disc}li li{border:0;padding:2px 0}' +
  'p a,li a,div>a{display:inline-block;padding:10px 0;min-height:24px}' +
  'button,input{font:inherit;color:inherit;min-height:44px;box-sizing:border-box;border:1px solid var(--ink);border-radius:6px;background:var(--paper);padding:0 12px;max-width:100%}' +
  'button{cursor:pointer;background:var(--soft);margin:4px 8px 4px 0}button.bad{color:var(--bad);border-color:var(--bad)}button:disabled{opacity:.5}' +
  'summary{min-height:24px;padding:10px 0;cursor:pointer}label{display:block;margin:8px 0}label input{display:block;width:100%}' +
  ':focus-visible{outline:3px solid var(--link);outline-offset:2px}' +
  '#status:not(:empty){padding-block:8px;position:sticky;top:0;z-index:1;background:var(--soft)}.failed{color:var(--bad)}.done{color:var(--good)}' +
  '.large{font-size:1.15rem}small{opacity:.85}del{color:var(--bad)}ins{color:var(--good)}' +
  '.trip{display:grid;grid-template-columns:64px 1fr;gap:4px 12px;align-items:start}.trip img{border-radius:6px;grid-row:span 2}.trip .ways a{margin-right:16px}' +
  '.save{position:sticky;bottom:0;z-index:1;margin:0;padding-block:4px;background:var(--paper)}' +
  'form.price,.ways{display:flex;flex-wrap:wrap;align-items:center;gap:4px 8px}.price input{width:8.5em}' +
  'section{padding:8px 12px;border:1px solid var(--ink);border-radius:6px}.trip[hidden]{display:none}[aria-pressed=true]{background:var(--ink);color:var(--paper)}';

/** The HTML of a page. Its URLs are absolute, because some hosts serve it without a trailing slash. */
export const shell = (name: AdminPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${adminPages[name].title}: ${site.name}</title>
<style>${style}</style>
</head>
<body>
${menu(name)}
<main>
<h1>${adminPages[name].title}</h1>
<p id="status" role="status"></p>
<div id="content"></div>
</main>
<noscript>This page needs JavaScript.</noscript>
<script type="module" src="/admin/pages/${name}.js"></script>
</body>
</html>
`;
