-- Locks the founder's newest application against other saves, or makes one; null when the founder was erased.
-- Two first calls at once make one application: whoever makes it holds a lock, which an erasure waits for as well.
create or replace function applications.newest_application(founder uuid, new_id uuid, new_title text)
returns applications.applications language plpgsql volatile as $$
declare
  newest applications.applications;
begin
  select * into newest from applications.applications
  where founder_id = founder order by updated_at desc, id desc limit 1 for no key update;
  if found then return newest; end if;

  perform pg_advisory_xact_lock(hashtextextended(founder::text, 0));
  select * into newest from applications.applications
  where founder_id = founder order by updated_at desc, id desc limit 1 for no key update;
  if found then return newest; end if;

  if exists (
    select from applications.erasures where founder_id = founder and erased_at >= now() - interval '1 hour'
  ) then return null; end if;
  insert into applications.applications (id, founder_id, title, status, created_at, updated_at)
  values (new_id, founder, new_title, 'draft', clock_timestamp(), clock_timestamp())
  returning * into newest;
  return newest;
end $$;
