/** The tools whose uses are counted, in the order they are shown, as the profile names them. */
export const USAGE_TOOLS = [
  { id: 'idea', label: 'Idea Check', tone: 'accent' },
  { id: 'pitch', label: 'Pitch Analyzer', tone: 'info' },
  { id: 'answer', label: 'Application Builder', tone: 'good' },
  { id: 'insights', label: 'Industry Insights', tone: 'fair' },
  { id: 'demo', label: 'Demo Analyzer', tone: 'poor' },
  { id: 'deck', label: 'Deck Analyzer', tone: 'bad' },
] as const;
export type UsageTool = (typeof USAGE_TOOLS)[number]['id'];

/** Uses of each tool. */
export type UsageCounts = Readonly<Record<UsageTool, number>>;

export const NO_USES: UsageCounts = { idea: 0, pitch: 0, answer: 0, insights: 0, demo: 0, deck: 0 };

/** All uses together. */
export const totalOf = (counts: UsageCounts): number => USAGE_TOOLS.reduce((sum, { id }) => sum + counts[id], 0);
