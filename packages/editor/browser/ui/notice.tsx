import type { ReactNode } from 'react';

interface NoticeProps {
  /** 'bad' is read out at once. */
  kind?: 'bad' | 'good';
  children: ReactNode;
}

/** A message in a box. */
export const Notice = ({ kind, children }: NoticeProps) => (
  <div className={`notice ${kind ?? ''}`} role={kind === 'bad' ? 'alert' : undefined}>
    {children}
  </div>
);
