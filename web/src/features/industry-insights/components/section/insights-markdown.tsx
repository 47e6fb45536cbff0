import { Children, isValidElement, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { figureParts } from '../../../../components/insights/figure-parts.js';
import styles from './insights-text.module.css';

/** Money, percentages and big numbers of plain text in bold; what is marked up already stays as it is. */
function withBoldFigures(children: ReactNode): ReactNode {
  return Children.map(children, (child) => {
    if (isValidElement(child) || typeof child !== 'string') return child;
    return figureParts(child).map(({ text, isFigure, start }) =>
      isFigure ? <strong key={start}>{text}</strong> : text,
    );
  });
}

/** Headings stay below those of the card; links leave the app, and an address of another kind than the library allows is none. */
const COMPONENTS: Components = {
  p: ({ children }) => <p>{withBoldFigures(children)}</p>,
  li: ({ children }) => <li>{withBoldFigures(children)}</li>,
  a: ({ href, children }) =>
    href === undefined || href === '' ? (
      <span>{children}</span>
    ) : (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    ),
  ...Object.fromEntries(
    ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((heading) => [
      heading,
      ({ children }: { readonly children?: ReactNode }) => <h4>{children}</h4>,
    ]),
  ),
};

interface InsightsMarkdownProps {
  readonly text: string;
}

/**
 * Markdown without HTML and images. Links are limited to http, https, irc, ircs, mailto, xmpp and relative ones (section 5 of the
 * specification): that is what the library's own sanitiser lets through.
 */
export function InsightsMarkdown({ text }: InsightsMarkdownProps): ReactNode {
  return (
    <div className={styles.text}>
      <Markdown skipHtml disallowedElements={['img']} components={COMPONENTS}>
        {text}
      </Markdown>
    </div>
  );
}
