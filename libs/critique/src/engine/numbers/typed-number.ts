import type { Span } from '@playbook/contracts/core/span.schema';

/** What a number of a text measures. */
export type NumberType =
  | 'price'
  | 'payment'
  | 'customers'
  | 'users'
  | 'duration'
  | 'frequency'
  | 'share'
  | 'money-moved'
  | 'funding'
  | 'market'
  | 'date'
  | 'size';

/** A number of a text, with what it measures and what it belongs to. */
export interface TypedNumber {
  /** With its sign, the whole of a share, and what a price is paid for. */
  readonly span: Span;
  /** The sentence it stands in, from 0. */
  readonly sentence: number;
  readonly type: NumberType;
  /** In units of its kind: 1,200 for "1.2k", 61 for "61%". */
  readonly value: number;
  /** The sign that money is written with; null for what is no money. */
  readonly currency: string | null;
  /** The thing it counts, as the founder calls it; null where nothing says so. */
  readonly noun: string | null;
  /** Of a price, and of a small sum with its currency in words: what it is paid for, "month"; null where nothing says so. */
  readonly per: string | null;
  /** "5,200 meals a month", "$4 per flat per month": how often, behind what is counted or paid for; null where nothing says so. */
  readonly period: string | null;
  /** Of "94 of 112": 112. */
  readonly outOf: number | null;
  /** Of "94 of 112 growers renewed": somebody did something. */
  readonly isDone: boolean;
  /** It is what other numbers come to: "which is $15k a month". */
  readonly isTotal: boolean;
  /** It stands in a sentence about what may be, such as a forecast. */
  readonly isPlanned: boolean;
}
