/** What a founder is told when code of the app did not arrive: by the page itself, or by index.html where there is no app yet. */
export const NOT_LOADED_TEXTS = {
  title: 'This page could not be loaded',
  text: 'The connection may be away, or there is a newer release. What you wrote is kept; load the page again when you are connected.',
};
