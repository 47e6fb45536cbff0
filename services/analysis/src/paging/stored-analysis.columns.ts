/** Of a row from before there was a language model: it was made by the engine that was asked. */
export const JUDGED_AS_ASKED = `'{"degraded": false, "degradedReason": null, "message": null, "scoreBounds": []}'`;

/** The index by which a founder's analyses of one kind are listed. As SQL: MikroORM 7.2.1 misreads a descending column `id` behind `founder_id`. */
export const newestFirst = (table: string) => ({
  name: `${table}_newest_first`,
  expression: `create index ${table}_newest_first on analysis.${table} (founder_id, created_at desc, id desc)`,
});

/** The check of a column that holds a score. */
export const scoreOf = (table: string, column: string) => ({
  name: `${table}_${column}_check`,
  expression: `${column} >= 0 and ${column} <= 100`,
});
