/** Looks at a published folder whole: what must not go out, a line each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { overBudget } from '../../check/page-weight';
import { redirectRules } from '../../hosting/headers';
import { routeOf } from '../../lib/exported-pages';
import { filesIn } from '../../lib/files-in';
import { openFont } from '../../lib/open-font';
import { pageProblems } from './check-pages';

function* pagesOf(out: string, files: readonly string[]): Generator<readonly [path: string, html: string]> {
  for (const file of files) yield [routeOf(file), readFileSync(join(out, file), 'utf8')];
}

function charactersOf(...names: string[]): (character: string) => boolean {
  const fonts = names.map((name) => openFont(`app/_fonts/${name}.woff2`));
  return (character) => fonts.some((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}

const htmlIn = (files: readonly string[]) => files.filter((file) => file.endsWith('.html'));

/** Pages that weigh more than what stands on them allows, a line each: no reason to stop a build. */
export function heavyPages(out: string): string[] {
  const lines: string[] = [];
  for (const [path, html] of pagesOf(out, htmlIn(filesIn(out)))) {
    const line = overBudget(path, html);
    if (line !== undefined) lines.push(line);
  }
  return lines;
}

/** @param inlineScripts the scripts that the policy lets run in pages, see `contentSecurityPolicy` */
export function siteProblems(out: string, inlineScripts: readonly string[] | 'any'): string[] {
  const files = filesIn(out);
  return pageProblems({
    pages: pagesOf(out, htmlIn(files)),
    files: new Set(files.map((file) => `/${file}`)),
    redirects: new Set(redirectRules.map(({ from }) => from)),
    mayRunInline: (script) => inlineScripts === 'any' || inlineScripts.includes(script),
    canShow: { display: charactersOf('rozha', 'rozha-rupee'), text: charactersOf('figtree', 'figtree-rupee') },
  });
}
