import { site } from '../../content/site';

/** The paths of the page's files, below its folder. */
interface PageFiles {
  script: string;
  style: string;
  /** The modules that the script imports at once; the browser fetches them at the same time. */
  imports: readonly string[];
}

/** The page of the editor. Its URLs are absolute, because some hosts serve it without a trailing slash. */
export const editorPage = ({ script, style, imports }: PageFiles): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${site.name}: editor</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/admin/${style}">
${imports.map((path) => `<link rel="modulepreload" href="/admin/${path}">\n`).join('')}<script type="module" src="/admin/${script}"></script>
</head>
<body>
<div id="editor"></div>
<noscript>The editor needs JavaScript.</noscript>
</body>
</html>
`;
