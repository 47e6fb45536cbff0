import type { ReactNode } from 'react';

interface TextSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One headed part of a page to read. */
export function TextSection({ title, children }: TextSectionProps): ReactNode {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
