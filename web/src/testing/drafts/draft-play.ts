/** What a play does to a field of a tab, a device or a request on its way. Numbers choose among what there is, modulo its count. */
export type PlayAction =
  | { readonly kind: 'type' | 'clear' | 'revert'; readonly tab: number; readonly field: number }
  | { readonly kind: 'resolve'; readonly tab: number; readonly field: number; readonly keep: 'mine' | 'stored' }
  | { readonly kind: 'wait'; readonly durationMs: number }
  /** `crash` ends all tabs of a device. */
  | { readonly kind: 'open' | 'crash' | 'offline' | 'online' | 'expire' | 'renew'; readonly device: number }
  /** `close` lets the page say goodbye, `kill` does not; `reload` closes and opens. */
  | { readonly kind: 'reload' | 'close' | 'kill' | 'focus'; readonly tab: number };

/** What becomes of one save on the network. `lost` fails at once, `unanswered` never. */
export interface RequestFate {
  readonly upMs: number;
  readonly downMs: number;
  readonly way:
    | 'answered'
    | 'lost-before'
    | 'lost-after'
    | 'unanswered-before'
    | 'unanswered-after'
    | 'unavailable-before'
    | 'unavailable-after'
    | 'too-many';
  /** The network delivers the request once more, so much later, whatever the tab has learnt of it. */
  readonly repeatedAfterMs: number | null;
}

/** A sequence of what founders and networks do. */
export interface DraftPlay {
  readonly devices: number;
  readonly tabsOfDevice: number;
  readonly actions: readonly PlayAction[];
  /** For one save after the other, from the start again when they are used up. */
  readonly fates: readonly RequestFate[];
}
