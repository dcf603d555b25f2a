import { folderPath, formAddress, nameOf } from '../folders';
import { host } from '../host';
import { filesOf, screenLinks, textOf, type FormLink, type Searched } from './form-list';

/** Reads the texts of all forms. Each entry of a folder is searched by itself; the folder has the labels of their fields. */
export async function readSearched(links: readonly FormLink[]): Promise<Searched[]> {
  const lists = links.filter(({ id }) => id === undefined);
  const [{ fieldWords }, { texts }, ...inFolders] = await Promise.all([
    import('./field-words'),
    host.read(filesOf(links)),
    ...lists.map(({ folder }) => host.readFolder(folderPath(folder))),
  ]);
  const forms = links.map((link): Searched => {
    const { labels, hints } = fieldWords(link.folder, link.id);
    const text = link.id === undefined ? '' : textOf(texts[`${folderPath(link.folder)}/${link.id}.json`]);
    return { link, words: [`${link.group} ${link.label} ${link.id ?? ''}`, labels, hints, text] };
  });
  const entries = lists.flatMap((list, index) =>
    Object.entries(inFolders[index]?.texts ?? {}).flatMap(([file, text]): Searched[] => {
      const address = formAddress(file);
      const label = nameOf(file, text);
      return address ? [{ link: { ...list, label, address }, words: [label, '', '', textOf(text)] }] : [];
    }),
  );
  return [...screenLinks.map((link): Searched => ({ link, words: [link.label, '', '', ''] })), ...forms, ...entries];
}
