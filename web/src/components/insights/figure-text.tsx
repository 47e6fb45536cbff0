import { Fragment, type ReactNode } from 'react';
import { figureParts } from './figure-parts.js';

interface FigureTextProps {
  readonly text: string;
}

/** Plain text with its figures in bold. */
export function FigureText({ text }: FigureTextProps): ReactNode {
  return figureParts(text).map((part) =>
    part.isFigure ? <strong key={part.start}>{part.text}</strong> : <Fragment key={part.start}>{part.text}</Fragment>,
  );
}
