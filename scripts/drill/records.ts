/** Edits of trips as an operator makes them: in the text of the file that holds the record. */
import type { Project } from './project';

/** A trip has its record, and its notes in another file. */
type Kind = 'trip' | 'notes';

const opening = (id: string) => `\n  {\n    id: '${id}',\n`;
const closing = '\n  },\n';
const notesFolder = 'content/catalogue/trip-notes/';

const fileOf = (project: Project, kind: Kind, id: string) =>
  project.fileWith('content/catalogue', opening(id), (file) => file.startsWith(notesFolder) === (kind === 'notes'));

/** Puts another text in the place of a record's; an empty one takes it out. */
export function changeRecord(project: Project, kind: Kind, id: string, change: (record: string) => string): void {
  const path = fileOf(project, kind, id);
  const text = project.read(path);
  const from = text.indexOf(opening(id)) + 1;
  const to = text.indexOf(closing, from) + closing.length;
  project.write(path, text.slice(0, from) + change(text.slice(from, to)) + text.slice(to));
}

/** @throws when the record has no such field on a line of its own */
export function withField(record: string, field: string, value: string | number): string {
  const line = new RegExp(`^    ${field}:( .*|\\n      .*),$`, 'm');
  if (!line.test(record)) throw new Error(`the record has no field ${field} of one line:\n${record}`);
  return record.replace(line, () => `    ${field}: ${typeof value === 'number' ? value : JSON.stringify(value)},`);
}

export const nameFieldOf = (record: string) => (/^    name:/m.test(record) ? 'name' : 'title');

export interface NewTrip {
  /** The id of the trip behind which the new one is written, like it but for what follows. */
  like: string;
  id: string;
  name: string;
  /** Rupees. */
  price: number;
}

/** Adds a trip and its notes. */
export function addTrip(project: Project, { like, id, name, price }: NewTrip): void {
  changeRecord(project, 'trip', like, (record) => {
    const named = withField(withField(record, 'id', id), nameFieldOf(record), name);
    return record + withField(named, 'price', price);
  });
  changeRecord(project, 'notes', like, (record) => {
    const summary = `${name}: the same roads with a night more in the hills and a slower last day.`;
    return record + withField(withField(record, 'id', id), 'summary', summary);
  });
}

export function removeTrip(project: Project, id: string): void {
  changeRecord(project, 'trip', id, () => '');
  changeRecord(project, 'notes', id, () => '');
}

/** Moves the record of a trip to the end of another file. */
export function moveTrip(project: Project, id: string, path: string): void {
  let moved = '';
  changeRecord(project, 'trip', id, (record) => {
    moved = record;
    return '';
  });
  project.replace(path, /\n\];\n/, `\n${moved}];\n`);
}
