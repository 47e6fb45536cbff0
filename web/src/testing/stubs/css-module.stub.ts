/** Stands in for a CSS module: every class is named after its key. */
// oxlint-disable-next-line import/no-default-export -- CSS modules have a default export
export default new Proxy({}, { get: (_, key) => key });
