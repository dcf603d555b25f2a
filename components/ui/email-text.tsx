import { Fragment } from 'react';
import { site } from '@/content/site';

/** The operator's email address, which breaks at its joints where a line is too short for it. */
export function EmailText() {
  return (
    <span translate="no" className="wrap-anywhere">
      {site.email.split(/(?<=@)|(?=\.)/).map((part, index) => (
        <Fragment key={part}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
