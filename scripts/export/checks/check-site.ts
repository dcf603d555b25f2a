/** Looks at a published folder whole: what must not go out, a line each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { redirectRules } from '../../hosting/headers';
import { pageFilesIn, routeOf } from '../../lib/exported-pages';
import { filesIn } from '../../lib/files-in';
import { openFont } from '../../lib/open-font';
import { pageProblems } from './check-pages';

function* pagesOf(out: string): Generator<readonly [path: string, html: string]> {
  for (const file of pageFilesIn(out)) yield [routeOf(file), readFileSync(join(out, file), 'utf8')];
}

function charactersOf(...names: string[]): (character: string) => boolean {
  const fonts = names.map((name) => openFont(`app/_fonts/${name}.woff2`));
  return (character) => fonts.some((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}

/** @param inlineScripts the scripts that the policy lets run in pages, see `contentSecurityPolicy` */
export function siteProblems(out: string, inlineScripts: readonly string[] | 'any'): string[] {
  const files = filesIn(out);
  return pageProblems({
    pages: pagesOf(out),
    files: new Set(files.map((file) => `/${file}`)),
    redirects: new Set(redirectRules.map(({ from }) => from)),
    mayRunInline: (script) => inlineScripts === 'any' || inlineScripts.includes(script),
    canShow: { display: charactersOf('rozha', 'rozha-rupee'), text: charactersOf('figtree', 'figtree-rupee') },
  });
}
