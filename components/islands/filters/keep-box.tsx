'use client';

import { memo } from 'react';
import { finder } from '@/content/pages/trips';
import { keepName, keepTrip, listId, useIsKept } from './use-kept-trips';

/** The checkbox beside a trip that keeps it in the visitor's list, and the way to the list. */
export const KeepBox = memo(function KeepBox({ id, name }: { id: string; name: string }) {
  const isKept = useIsKept(id);

  return (
    <div className="needs-script keep-box">
      <label>
        <span>
          {finder.keep}
          <span className="sr-only">{` ${name}`}</span>
        </span>
        <input
          type="checkbox"
          name={keepName}
          value={id}
          checked={isKept}
          onChange={({ target }) => keepTrip(id, target.checked)}
        />
      </label>
      {isKept ? <a href={`#${listId}`}>{finder.kept}</a> : null}
    </div>
  );
});
