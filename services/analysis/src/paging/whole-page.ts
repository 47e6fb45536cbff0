/** How much a page may take in: it ends with the row that reaches either bound. */
export interface PageRoom {
  readonly items: number;
  readonly bytes: number;
}

/** What the database adds to a row of a whole page. */
export interface SizedRow {
  /** Length of the row as text. */
  readonly bytes: number;
}

/** What is handed out for a row, and how much room it takes. */
export interface SizedItem<Item> extends SizedRow {
  readonly item: Item;
}
