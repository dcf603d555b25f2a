/**
 * The data from which React hydrates a page ("flight"): rows of `id:value`, each JSON up to the end of its line, or a text of a given length.
 * Next writes it into the page in pieces, as calls of `self.__next_f.push`.
 */
import { z } from 'zod';
import { unexpected } from './unexpected';

const push = /^self\.__next_f\.push\(([\s\S]*)\)$/;
/** 1 stands for a piece of text; Next has other numbers for the state of a form and for binary data. */
const pushed = z.tuple([z.literal(1), z.string()]);

/** The piece of data that a script of the page pushes; undefined for a script that pushes none. */
export function readPush(script: string): string | undefined {
  const argument = push.exec(script)?.[1];
  if (argument === undefined) return undefined;
  const { data, success } = pushed.safeParse(parseJson(argument));
  return success ? data[1] : unexpected('a push of [1, text]', script);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A row that is a text says its length in bytes, in hexadecimal figures: `1a:T3e8,…`. */
const textRow = /^[\da-f]*:T([\da-f]+),/;

/** Cuts data into its rows, each with its end of line, if it has one. */
function rowsOf(flight: string): string[] {
  const bytes = Buffer.from(flight);
  const rows: string[] = [];
  for (let start = 0; start < bytes.length;) {
    const text = textRow.exec(bytes.toString('latin1', start, start + 24));
    const end = text
      ? start + text[0].length + Number.parseInt(text[1] ?? '', 16)
      : bytes.indexOf('\n', start) + 1 || bytes.length;
    rows.push(bytes.toString('utf8', start, end));
    start = end;
  }
  return rows;
}

/** A row that asks the browser for a style sheet early. */
const hint = /^:HL(\[[^\n]*\])\n$/;
const styleHint = z.tuple([z.string(), z.literal('style')]);

/** React's way to write `<link rel="stylesheet">`. */
const styleLink = z.tuple([
  z.literal('$'),
  z.literal('link'),
  z.string(),
  z.looseObject({ rel: z.literal('stylesheet'), href: z.string(), precedence: z.literal('next') }),
]);

/**
 * Takes style sheets out of the data, so that React does not ask for what the page carries itself.
 * @param styleSheets paths of all style sheets of the page
 * @throws when one of them is not named in the data in the two ways in which Next names it: then React would fetch it again
 */
export function withoutStyleSheets(flight: string, styleSheets: readonly string[]): string {
  const hinted = new Set<string>();
  const linked = new Set<string>();

  const withoutLinks = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const link = styleLink.safeParse(value).data;
    if (link && styleSheets.includes(link[3].href)) {
      linked.add(link[3].href);
      return null;
    }
    if (Array.isArray(value)) return value.map(withoutLinks);
    if ('rel' in value && value.rel === 'stylesheet')
      return unexpected(
        'style sheets as ["$","link",key,{"rel":"stylesheet","precedence":"next"}]',
        JSON.stringify(value),
      );
    return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, withoutLinks(inside)]));
  };

  const rows = rowsOf(flight).map((row) => {
    if (textRow.test(row) || !styleSheets.some((path) => row.includes(path))) return row;
    const hintedStyle = styleHint.safeParse(parseJson(hint.exec(row)?.[1] ?? '')).data;
    if (hintedStyle) {
      hinted.add(hintedStyle[0]);
      return '';
    }
    const [, id = '', json = ''] = /^([\da-f]*:)([^\n]*)/.exec(row) ?? [];
    const value = parseJson(json);
    if (JSON.stringify(value) !== json) return unexpected('a row of JSON that names a style sheet', row);
    return `${id}${JSON.stringify(withoutLinks(value))}\n`;
  });

  for (const path of styleSheets) {
    if (!hinted.has(path)) unexpected(`a row :HL["${path}","style"] in the data`, 'none');
    if (!linked.has(path))
      unexpected(`an element <link rel="stylesheet" precedence="next"> for ${path} in the data`, 'none');
  }
  return rows.join('');
}
