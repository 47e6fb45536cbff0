import { Textarea, type TextareaProps } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './growing-textarea.module.css';

interface GrowingTextareaProps extends Omit<
  TextareaProps,
  'autosize' | 'minRows' | 'maxRows' | 'style' | 'classNames'
> {
  /** Lines that the box shows while its text has fewer. */
  readonly minRows: number;
  readonly classNames?: Readonly<Record<'label' | 'description' | 'required', string>>;
}

/** Browsers that cannot do it by themselves have it done by the library's script. */
const growsByItself = (): boolean => globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

/** A box for texts that grows with what is written in it. */
export function GrowingTextarea({ minRows, classNames, ...props }: GrowingTextareaProps): ReactNode {
  if (!growsByItself()) return <Textarea {...props} {...(classNames && { classNames })} autosize minRows={minRows} />;
  return (
    <Textarea
      {...props}
      style={{ '--growing-textarea-rows': minRows }}
      classNames={{ ...classNames, input: styles.input ?? '' }}
    />
  );
}
