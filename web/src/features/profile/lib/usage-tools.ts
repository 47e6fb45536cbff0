import { type Usage, USAGE_TOOLS, type UsageTool } from '@playbook/contracts/founder/usage.contract';

interface ToolLook {
  readonly label: string;
  /** Its colour in the chart. */
  readonly tone: 'accent' | 'info' | 'violet' | 'teal' | 'rose' | 'indigo' | 'good' | 'fair' | 'poor' | 'muted';
}

/** How the profile shows each tool. */
export const TOOL_LOOKS: Readonly<Record<UsageTool, ToolLook>> = {
  pitchAnalyses: { label: 'Pitch Analyzer', tone: 'info' },
  ideaChecks: { label: 'Idea Check', tone: 'accent' },
  industryInsights: { label: 'Industry Insights', tone: 'violet' },
  answerAnalyses: { label: 'Answers analyzed', tone: 'good' },
  demoAnalyses: { label: 'Demo Analyzer', tone: 'teal' },
  deckAnalyses: { label: 'Deck Analyzer', tone: 'rose' },
  applications: { label: 'Applications begun', tone: 'poor' },
  applicationAnswers: { label: 'Answers written', tone: 'fair' },
  prefills: { label: 'Prefills', tone: 'muted' },
  interviews: { label: 'Mock interviews', tone: 'indigo' },
};

/** Uses of one tool; 0 for a tool that nothing counts, because it cannot have been used. */
export const usesOf = ({ tools }: Usage, tool: string): number =>
  tools.find((counted) => counted.tool === tool)?.total ?? 0;

/** The uses of all tools, in the order they are shown. */
export const usesByTool = (usage: Usage): readonly (ToolLook & { readonly uses: number })[] =>
  USAGE_TOOLS.map((tool) => ({ ...TOOL_LOOKS[tool], uses: usesOf(usage, tool) }));
