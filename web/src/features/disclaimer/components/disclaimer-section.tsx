import type { ReactNode } from 'react';

interface DisclaimerSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One headed part of the disclaimer. */
export function DisclaimerSection({ title, children }: DisclaimerSectionProps): ReactNode {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
