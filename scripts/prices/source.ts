/** Finds and edits the numbers of a record in the text of its module, so that formatting and comments stay as they are. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Where a record stands: its module, and its object in it. */
interface RecordSource {
  file: string;
  object: ts.ObjectLiteralExpression;
}

const nameOf = (property: ts.ObjectLiteralElementLike) => property.name?.getText() ?? '';

const propertyOf = (object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined => {
  const found = object.properties.find((property) => nameOf(property) === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
};

/** All object literals of a module, outer ones first. */
function objectsIn(node: ts.Node): ts.ObjectLiteralExpression[] {
  const inside = node.getChildren().flatMap(objectsIn);
  return ts.isObjectLiteralExpression(node) ? [node, ...inside] : inside;
}

const parse = (file: string) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

/** Every record with an id and a price in the modules of a folder, by its id. */
export function recordsIn(folder: string): ReadonlyMap<string, RecordSource> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const found = new Map<string, RecordSource>();
  for (const name of files.sort()) {
    const file = join(folder, name);
    for (const object of objectsIn(parse(file))) {
      const id = propertyOf(object, 'id');
      if (id && ts.isStringLiteral(id) && propertyOf(object, 'price')) found.set(id.text, { file, object });
    }
  }
  return found;
}

/** A number to write, by the path of its property: `price`, `fareRules.thirdAdult`; undefined takes an optional one out. */
export type Numbers = Readonly<Record<string, number | undefined>>;

/** A piece of text to put in the place of another one. */
interface Edit {
  from: number;
  to: number;
  text: string;
}

/** Replaces the numbers that an object holds at the top, takes out those that are undefined, and adds those it lacks at its start. */
function editsOf(object: ts.ObjectLiteralExpression, numbers: Numbers): Edit[] {
  return Object.entries(numbers).flatMap(([name, value]) => {
    const property = object.properties.find((candidate) => nameOf(candidate) === name);
    if (property && ts.isPropertyAssignment(property)) {
      const { initializer } = property;
      if (value !== undefined) return [{ from: initializer.getStart(), to: initializer.getEnd(), text: String(value) }];
      const end = property.getEnd();
      const comma = property.getSourceFile().text.charAt(end) === ',' ? 1 : 0;
      return [{ from: property.getFullStart(), to: end + comma, text: '' }];
    }
    if (value === undefined) return [];
    const start = object.getStart() + 1;
    return [{ from: start, to: start, text: ` ${name}: ${value},` }];
  });
}

/** The edits for one record; its own fare rules are an object of their own. */
function recordEdits(object: ts.ObjectLiteralExpression, numbers: Numbers): Edit[] {
  const isRule = (path: string) => path.startsWith('fareRules.');
  const top = Object.fromEntries(Object.entries(numbers).filter(([path]) => !isRule(path)));
  const rules = Object.fromEntries(
    Object.entries(numbers)
      .filter(([path]) => isRule(path))
      .map(([path, value]) => [path.slice('fareRules.'.length), value]),
  );
  const edits = editsOf(object, top);
  if (Object.keys(rules).length === 0) return edits;
  const existing = propertyOf(object, 'fareRules');
  if (existing && ts.isObjectLiteralExpression(existing)) return [...edits, ...editsOf(existing, rules)];
  const written = Object.entries(rules).filter(([, value]) => value !== undefined);
  const price = object.properties.find((property) => nameOf(property) === 'price');
  if (written.length === 0 || !price) return edits;
  const text = `, fareRules: { ${written.map(([name, value]) => `${name}: ${value}`).join(', ')} }`;
  return [...edits, { from: price.getEnd(), to: price.getEnd(), text }];
}

const withEdits = (text: string, edits: readonly Edit[]) =>
  [...edits]
    .sort((a, b) => b.from - a.from)
    .reduce((whole, edit) => whole.slice(0, edit.from) + edit.text + whole.slice(edit.to), text);

/**
 * Writes numbers into records and returns the files it changed.
 * @param changes by the record's id
 * @throws when a record is not in the folder
 */
export function writeRecords(folder: string, changes: ReadonlyMap<string, Numbers>): string[] {
  const records = recordsIn(folder);
  const byFile = new Map<string, Edit[]>();
  for (const [id, numbers] of changes) {
    const record = records.get(id);
    if (!record) throw new Error(`no record '${id}' in ${folder}`);
    byFile.set(record.file, [...(byFile.get(record.file) ?? []), ...recordEdits(record.object, numbers)]);
  }
  for (const [file, edits] of byFile) writeFileSync(file, withEdits(readFileSync(file, 'utf8'), edits));
  return [...byFile.keys()];
}

/** Writes numbers into the one object that a module exports under a name: the operator's fare rules. */
export function writeObject(file: string, name: string, numbers: Numbers): void {
  const declaration = parse(file)
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((candidate) => candidate.name.getText() === name);
  const object = declaration?.initializer;
  if (!object || !ts.isObjectLiteralExpression(object)) throw new Error(`${file} exports no object '${name}'`);
  writeFileSync(file, withEdits(readFileSync(file, 'utf8'), editsOf(object, numbers)));
}
