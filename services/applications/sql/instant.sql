-- ISO 8601 in UTC with milliseconds, as the contracts have it.
create or replace function applications.instant(at timestamptz) returns text language sql stable as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
