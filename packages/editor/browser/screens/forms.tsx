/** The screen `#/files`: all forms but those of trips, and a search that finds them by labels, hints and texts. */
import { useEffect, useState } from 'react';
import { capitalised } from '../../../../content/format/capitalised';
import { counted } from './counted';
import { findForms, formLinks, type FormLink, type Searched } from './form-list';
import { readSearched } from './read-searched';
import { Heading } from './heading';
import { Trouble } from './read';
import { SearchField } from './search-field';

const Link = ({ link, withGroup }: { link: FormLink; withGroup: boolean }) => (
  <li>
    <a href={link.address}>{link.label}</a>
    {withGroup && <span className="facts"> {link.group}</span>}
  </li>
);

export function Forms() {
  const [links] = useState(formLinks);
  const [search, setSearch] = useState('');
  const [searched, setSearched] = useState<readonly Searched[]>();
  const [error, setError] = useState<unknown>();
  const isSearching = search.trim() !== '';

  // The texts of all forms are read when something is searched for.
  useEffect(() => {
    if (isSearching && !searched) readSearched(links).then(setSearched, setError);
  }, [isSearching, searched, links]);

  const found = searched && isSearching ? findForms(searched, search) : [];
  return (
    <>
      <Heading title="Texts and details" />
      <SearchField
        label="Search"
        hint="What it is called, or what it says: office hours, telephone, children, visa."
        value={search}
        found={isSearching ? (searched ? capitalised(counted(found.length, 'form')) : 'Reading…') : ''}
        onChange={setSearch}
      />
      {error !== undefined && <Trouble error={error} />}
      {isSearching ? (
        <ul className="links">
          {found.map((link) => (
            <Link key={link.address} link={link} withGroup />
          ))}
        </ul>
      ) : (
        [...new Set(links.map(({ group }) => group))].map((group) => (
          <section key={group} aria-label={group}>
            <h2>{group}</h2>
            <ul className="links">
              {links
                .filter((link) => link.group === group)
                .map((link) => (
                  <Link key={link.address} link={link} withGroup={false} />
                ))}
            </ul>
          </section>
        ))
      )}
      <p>
        Prices are changed in <a href="#/prices">Prices</a>, the texts of trips in <a href="#/trips">Trips</a>.
      </p>
    </>
  );
}
