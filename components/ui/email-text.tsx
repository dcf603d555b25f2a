import { Fragment } from 'react';
import { site } from '@/content/site';

/** The operator's email address, which can break before a dot and after the @ sign if a line is too short. */
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
