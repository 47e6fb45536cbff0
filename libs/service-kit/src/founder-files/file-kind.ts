import { SqlFragment } from '../persistence/statement.js';

/** What a file is recognised as by its beginning. */
export interface SniffedFile {
  /** Without a dot; the key of the object ends with it. */
  readonly extension: string;
  /** Media type, as the file is served. */
  readonly contentType: string;
}

/** One kind of file that founders upload and have analysed, such as videos. */
export interface FileKind {
  /** Schema of PostgreSQL, with the tables of `createRemovals` and `createJobs`. */
  readonly schema: string;
  /** Name of the bucket. */
  readonly bucket: string;
  /** What founders call such a file, in the singular; the plural has an s. */
  readonly noun: string;
  /** Table of uploads that are under way. */
  readonly uploads: string;
  /** Table of the files that have arrived, with `processing_status`, `failure` and `review`. */
  readonly analyses: string;
  /** Tables of what was found in them, by `analysis_id`. */
  readonly found: readonly string[];
  /** What a founder says of a file when its upload begins: columns of both tables, with their types. */
  readonly saidColumns: Readonly<Record<string, 'jsonb' | 'text'>>;
  /** Every extension that `sniff` may tell. */
  readonly extensions: readonly string[];
  /** Null for another kind of file. */
  readonly sniff: (beginning: Buffer) => SniffedFile | null;
  /** What such a file is not, as in 'is not an MP4, MOV or WebM video'. */
  readonly refusal: string;
}

/** Names of a kind's tables and columns, as text of statements. */
export class FileTables {
  readonly uploads: SqlFragment;
  readonly analyses: SqlFragment;
  readonly removals: SqlFragment;
  readonly jobs: SqlFragment;
  /** Columns of what was said, each behind a comma. */
  readonly said: SqlFragment;
  /** The same with their types, without the first comma. */
  readonly saidTypes: SqlFragment;
  /** Parts of a statement that delete what was found in the files whose ids `gone` lists, each behind a comma. */
  readonly deleteFound: SqlFragment;

  constructor({ schema, uploads, analyses, found, saidColumns }: FileKind) {
    const columns = Object.entries(saidColumns);
    this.uploads = new SqlFragment(`${schema}.${uploads}`);
    this.analyses = new SqlFragment(`${schema}.${analyses}`);
    this.removals = new SqlFragment(`${schema}.removals`);
    this.jobs = new SqlFragment(`${schema}.jobs`);
    this.said = new SqlFragment(columns.map(([name]) => `, ${name}`).join(''));
    this.saidTypes = new SqlFragment(columns.map(([name, type]) => `${name} ${type}`).join(', '));
    this.deleteFound = new SqlFragment(
      found
        .map((table) => `, ${table} as (delete from ${schema}.${table} where analysis_id in (select id from gone))`)
        .join(''),
    );
  }
}
