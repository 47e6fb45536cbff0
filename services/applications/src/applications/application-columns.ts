/** Columns of `applications` in the form of the contract. */
export const APPLICATION_COLUMNS = `
  id, title, status, applications.instant(created_at) as "createdAt", applications.instant(updated_at) as "updatedAt"`;
