/** A copy of the project that changes are tried on, one at a time: what a change touches is put back before the next. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export class Project {
  private readonly before = new Map<string, Buffer | undefined>();

  constructor(readonly root: string) {}

  /** Paths of the files a change has touched, from the root. */
  get touched(): string[] {
    return [...this.before.keys()];
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  write(path: string, content: string | Buffer): void {
    this.keep(path);
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), content);
  }

  remove(path: string): void {
    this.keep(path);
    rmSync(join(this.root, path));
  }

  /** @throws when the text does not stand in the file exactly once */
  replace(path: string, text: string | RegExp, by: string): void {
    const content = this.read(path);
    const found =
      typeof text === 'string' ? content.split(text).length - 1 : content.match(new RegExp(text, 'g'))?.length;
    if (found !== 1) throw new Error(`${path} holds ${String(text)} ${found ?? 0} times, not once`);
    this.write(
      path,
      content.replace(text, () => by),
    );
  }

  /** @throws when no file of the folder, or of those chosen, holds the text, or more than one does */
  fileWith(folder: string, text: string, isChosen: (path: string) => boolean = () => true): string {
    const paths = readdirSync(join(this.root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((path) => path.endsWith('.ts') && isChosen(path) && this.read(path).includes(text));
    if (paths.length !== 1) throw new Error(`${text} stands in ${paths.length} files of ${folder}, not in one`);
    return paths[0] ?? '';
  }

  restore(): void {
    for (const [path, content] of this.before) {
      rmSync(join(this.root, path), { force: true });
      if (content) writeFileSync(join(this.root, path), content);
    }
    this.before.clear();
  }

  private keep(path: string): void {
    if (this.before.has(path)) return;
    const file = join(this.root, path);
    this.before.set(path, existsSync(file) ? readFileSync(file) : undefined);
  }
}
