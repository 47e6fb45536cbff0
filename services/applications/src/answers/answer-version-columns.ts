/** Columns of `answer_versions` in the form of the contract. */
export const ANSWER_VERSION_COLUMNS = `
  section_id as "sectionId", field_id as "fieldId", version, field_value as value,
  applications.instant(saved_at) as "savedAt",
  json_build_object('founderId', founder_id, 'sessionId', saved_session_id) as "savedBy",
  restored_version as "restoredVersion"`;
