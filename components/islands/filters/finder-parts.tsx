'use client';

import { finder } from '@/content/words/finder-page';
import {
  choicesWith,
  chosenIn,
  type ChoiceCounts,
  type ChoiceGroups,
  type Chosen,
} from '@/content/model/filter/groups';
import { Choices } from './choices';
import { SortField } from './sort-field';
import { orderIn, type FinderQuery } from './use-finder-state';

interface GroupsOfChoicesProps {
  groups: ChoiceGroups;
  state: Chosen;
  isByScript: boolean;
  counts: ChoiceCounts;
  onChoose: (chosen: Chosen) => void;
}

/** All groups of choices of the finder. */
export const GroupsOfChoices = ({ groups, state, isByScript, counts, onChoose }: GroupsOfChoicesProps) =>
  Object.entries(groups).map(([name, group]) => (
    <Choices
      key={name}
      name={name}
      group={group}
      choices={choicesWith(group, chosenIn(name, state))}
      chosen={[state[name]].flat().join(' ')}
      onChoose={onChoose}
      isByScript={isByScript}
      counts={counts[name]}
      hasLegend
      listClass="finder-choices"
    />
  ));

interface FinderCountProps {
  count: number;
  /** The text that screen readers announce. */
  heard: string;
  state: Chosen;
  sort: FinderQuery['sort'];
  onChoose: (chosen: Chosen) => void;
}

/** The line above the rows: how many trips there are, and in which order. */
export const FinderCount = ({ count, heard, state, sort, onChoose }: FinderCountProps) => (
  <div className="needs-script finder-count">
    <p className="when-read">{finder.showing(count)}</p>
    <p className="while-reading">{finder.ask.reading}</p>
    <p role="status" className="sr-only">
      {heard}
    </p>
    <SortField
      sort={sort}
      value={orderIn(state)}
      onChange={(order) => onChoose({ sort: order })}
      legendClass="sr-only"
    />
  </div>
);

interface MoreRowsProps {
  count: number;
  onChange: () => void;
}

/** The checkbox that shows the rows behind the first ones. It goes away when it is checked. */
export const MoreRows = ({ count, onChange }: MoreRowsProps) => (
  <label className="choice more-rows">
    <input type="checkbox" name="rows" value="all" checked={false} onChange={onChange} />
    {finder.showAll(count)}
  </label>
);
