/** What stands on a page, counted for its budget. */
export interface PageContents {
  /** Characters of text that a visitor can read. */
  characters: number;
  /** Pictures: nearly every card has one. */
  pictures: number;
  /** Fields of forms and choices of filters. */
  fields: number;
}

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

export function pageContents(html: string): PageContents {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '');
  return {
    characters: body
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim().length,
    pictures: count(body, /<img\b/g),
    fields: count(body, /<(input|select|textarea)\b/g),
  };
}
