export const USAGE_PATH = '/rest/v1/usage';

const NONE = { idea: 0, pitch: 0, answer: 0, insights: 0, demo: 0, deck: 0 };

/** What the gateway answers about a founder who used two tools on two days. */
export const buildUsage = () => ({
  days: [
    { day: '2026-11-20', counts: { ...NONE, idea: 2 } },
    { day: '2026-11-21', counts: { ...NONE, pitch: 3 } },
  ],
  applications: 1,
});
