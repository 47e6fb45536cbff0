-- Counts the analyses of one kind that a founder has. Called by an insert for the row that it has just made, so that the count holds:
-- a lock until the end of the transaction lets one insert of a founder and kind count at a time, and the row itself is counted.
create or replace function analysis.stored_count(kind_table text, founder uuid, day_start timestamptz)
returns json language plpgsql volatile as $$
declare
  counted json;
begin
  perform pg_advisory_xact_lock(hashtextextended(kind_table || ' ' || founder::text, 0));
  execute format(
    'select json_build_object(''stored'', count(*), ''storedToday'', count(*) filter (where created_at >= $2))
     from analysis.%I where founder_id = $1', kind_table
  ) into counted using founder, day_start;
  return counted;
end $$;
