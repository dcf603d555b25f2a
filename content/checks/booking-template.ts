import { everyMark, placeholders } from '../words/booking-template';

/** The suggested correction of a template that cannot be filled; undefined if it can. */
export function templateProblem(template: string): string | undefined {
  const [origin = ''] = /^[^:]*:\/*[^/?#]*/.exec(template) ?? [];
  if (/[{}]/.test(origin)) return `placeholders only after the server's name, not in ${origin}`;
  const [unknown] = /\{[^{}]*\}?|\}/.exec(template.replace(everyMark, '')) ?? [];
  return unknown && `${placeholders.map((name) => `{${name}}`).join(', ')} as placeholders, not ${unknown}`;
}
