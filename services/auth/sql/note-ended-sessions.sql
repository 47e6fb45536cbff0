-- Writes ended sessions down for as long as access tokens of theirs live, whenever a session is deleted and whoever does it. Old ones
-- go with the next that end.
create or replace function auth.note_ended_sessions() returns trigger language plpgsql as $$
begin
  delete from auth.ended_sessions where session_id in (
    select session_id from auth.ended_sessions
    where ended_at < now() - interval '2 hours' limit 100 for update skip locked
  );
  insert into auth.ended_sessions (session_id) select id from ended on conflict do nothing;
  return null;
end $$;

-- Made anew with the function, because a trigger cannot be made before its function is.
create or replace trigger note_ended_sessions after delete on auth.sessions
referencing old table as ended for each statement execute function auth.note_ended_sessions();
